import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { hasBeenPaired } from '@tablee/domain/registrations/has-been-paired'
import { isNumberName } from '@tablee/domain/tournaments/players/hide-name'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { ProofActions } from '../../../acts/proof-actions.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useEraseRegistration } from '../api/erase-registration.ts'

/** What came of it: the proof, or null where nothing was left to erase. */
export type Erased = { readonly proof: string | null }

type EraseDataProps = {
  readonly tournament: Tournament
  readonly registration: WholeRegistration
  readonly onBack: () => void
  /** The registration may be gone from the list by then. */
  readonly onErased: (erased: Erased) => void
}

/** Says what goes and what stays, then erases. */
export function EraseData({ tournament, registration, onBack, onErased }: EraseDataProps) {
  const { t } = useTranslation()
  const act = useEraseRegistration(tournament.id)
  const { playerName: name, playerKey } = registration
  const title = t('organizer.erase.title', { name })
  const erase = async () => {
    const reply = await act.send({ playerKey })
    if (reply) onErased({ proof: reply.data.proof })
  }
  return (
    <div
      role="alertdialog"
      aria-label={title}
      ref={focusFirst}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      <h3 className="text-lg font-semibold wrap-anywhere">{title}</h3>
      <WhatGoes tournament={tournament} registration={registration} />
      <p className="font-semibold">{t('organizer.erase.final')}</p>
      <ActFailure act={act} title={t('organizer.erase.failed')} isTap />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" disabled={act.isSending} onClick={onBack}>
          {t('organizer.erase.keep')}
        </Button>
        <Button variant="danger" isBusy={act.isSending} onClick={() => void erase()}>
          {act.isSending ? t('organizer.erase.busy') : t('organizer.erase.confirm')}
        </Button>
      </div>
    </div>
  )
}

function WhatGoes({ tournament, registration }: Pick<EraseDataProps, 'tournament' | 'registration'>) {
  const { t } = useTranslation()
  const { playerName, shownAs } = registration
  const shown = shownAs ?? playerName
  if (!hasBeenPaired(tournament, { playerId: registration.playerKey as PlayerId })) {
    return <p>{t('organizer.erase.whole')}</p>
  }
  return (
    <>
      <p>{t('organizer.erase.parts')}</p>
      <p className="wrap-anywhere">
        {t('organizer.erase.stays', { shown })} {isNumberName(shown) ? null : t('organizer.erase.hideFirst')}
      </p>
    </>
  )
}

/** The proof, as the person would get it. */
export function ErasedDialog({ erased, onClose }: { readonly erased: Erased | null; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const proof = erased?.proof ?? null
  return (
    <Dialog
      isOpen={erased !== null}
      onClose={onClose}
      title={t('organizer.erase.done')}
      closeLabel={t('tournament.close')}
    >
      {proof === null ? (
        <p>{t('organizer.erase.nothing')}</p>
      ) : (
        <>
          <p>{t('organizer.erase.doneText')}</p>
          <pre className="rounded-control border border-line bg-slate-wash p-3 text-sm whitespace-pre-wrap wrap-anywhere">
            {proof}
          </pre>
          <div className="flex flex-wrap gap-3">
            <ProofActions proof={proof} />
          </div>
        </>
      )}
    </Dialog>
  )
}

/** The pressed button is gone (EVEN-2). */
function focusFirst(step: HTMLElement | null): void {
  step?.focus({ preventScroll: true })
}
