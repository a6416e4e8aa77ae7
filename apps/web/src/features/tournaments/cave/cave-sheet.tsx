import { type ReactNode, useId } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Cave } from './cave.ts'
import type { CaveState } from './cave-state.ts'
import { Leftovers } from './leftovers.tsx'
import { MetLine } from './met-line.tsx'

type CaveSheetProps = {
  readonly cave: Cave
  readonly state: CaveState
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What else can be done while there is no line. */
  readonly children: ReactNode
}

export function CaveSheet({ cave, state, isOpen, onClose, children }: CaveSheetProps) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const { waiting, since, phase, joined, leftovers } = state
  const isAsking = phase === 'asking' && joined !== null
  const joinAll = async () => {
    await cave.agree()
    // There may be new conflicts by now, and what could not be joined is to be read.
    if (cave.state().phase !== 'asking' && cave.state().leftovers.length === 0) onClose()
  }
  const counted = { count: waiting }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(isAsking ? 'cave.askTitle' : 'cave.title')}
      closeLabel={t('tournament.close')}
      isFooterPinned={isAsking}
      footer={
        isAsking ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cave.later')}
            </Button>
            <Button onClick={() => void joinAll()}>{t('cave.joinAll')}</Button>
          </>
        ) : waiting > 0 ? (
          <Button isBusy={phase === 'joining'} onClick={() => void cave.join()}>
            {t('cave.joinNow')}
          </Button>
        ) : null
      }
    >
      {since === null ? null : (
        <p>
          {t('cave.waiting', { ...counted, time: time(new Date(since)) })} {isAsking ? null : t('cave.kept', counted)}
        </p>
      )}
      {state.refusal === null ? null : (
        <Notice tone="error" title={t('cave.refused')}>
          {state.refusal}
        </Notice>
      )}
      {isAsking ? <Asked cave={cave} state={state} /> : null}
      {isAsking || waiting === 0 ? null : children}
      {leftovers.length > 0 ? <Leftovers leftovers={leftovers} onForget={() => void cave.forgetLeftovers()} /> : null}
    </Dialog>
  )
}

function Asked({ cave, state }: Pick<CaveSheetProps, 'cave' | 'state'>) {
  const { t } = useTranslation()
  const titleId = useId()
  const { joined, waiting } = state
  if (!joined) return null
  const { met } = joined
  const asIs = Math.max(waiting - met.length, 0)
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p id={titleId} className="font-semibold">
        {asIs > 0 ? t('cave.asIs', { count: asIs }) : null} {t('cave.met', { count: met.length })}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {met.map((each) => (
          <li key={`${each.kind} ${each.id}`} className="rounded-control border border-line p-3">
            <MetLine met={each} cave={cave} state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}
