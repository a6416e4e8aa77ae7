import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Ban, Check, Coins, UserCheck, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMay } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { standsAtBottom } from '../../../ui/stands-at-bottom.ts'
import { WhoWaits } from './bulk-accept.tsx'
import type { ListFacts } from './list-kinds.ts'
import { isHere, isWaiting } from './registration-list.ts'
import type { Selection } from './use-selection.ts'
import type { SelectionActs } from './use-selection-acts.ts'

type SelectionBarProps = {
  readonly chosen: readonly RegistrationView[]
  readonly selection: Selection
  readonly facts: ListFacts
  readonly tournament: Tournament
  readonly acts: SelectionActs
}

const ICON = { 'aria-hidden': true, className: 'size-5' } as const

/** At the bottom, over the action bar; each act shows how many it would change. */
export function SelectionBar({ chosen, selection, facts, tournament, acts }: SelectionBarProps) {
  const { t } = useTranslation()
  const may = useMay()
  const [isAsking, setIsAsking] = useState(false)
  const expected = chosen.filter(({ status, dropped }) => status !== 'cancelled' && !dropped)
  const waiting = chosen.filter(isWaiting)
  const absent = expected.filter((one) => one.status === 'confirmed' && !isHere(one))
  const unpaid = chosen.filter(({ hasPaid }) => hasPaid === false)
  const carry = async (done: Promise<boolean>) => {
    if (await done) selection.end()
  }
  const { isSending: isBusy } = acts
  return (
    <section
      ref={standsAtBottom}
      aria-label={t('organizer.selection.bar')}
      className="fixed inset-x-0 bottom-[calc(var(--thumb-bar)+1px+env(safe-area-inset-bottom))] z-30 max-h-[60dvh] overflow-y-auto border-t-2 border-ink bg-paper lg:bottom-0"
    >
      <div className="mx-auto grid w-full content-width grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 px-4 py-1.5 sm:flex sm:px-6">
        <p aria-live="polite" className="min-w-0 flex-1 truncate font-semibold tabular-nums large-text:col-span-2">
          {t('organizer.selection.count', { count: chosen.length })}
          <span className="block truncate text-sm font-normal text-muted empty:hidden">
            <WhoWaits tournament={tournament} asking={waiting} />
          </span>
        </p>
        <div className="flex items-center gap-1 sm:order-last">
          <Button
            variant="quiet"
            className="text-sm!"
            onClick={() => (chosen.length > 0 ? selection.clear() : selection.begin(selection.shown()))}
          >
            {t(chosen.length > 0 ? 'organizer.selection.none' : 'organizer.selection.all')}
          </Button>
          <IconButton label={t('organizer.selection.end')} icon={<X {...ICON} />} onClick={selection.end} />
        </div>
        <div className="col-span-2 flex gap-1.5 *:flex-1 sm:*:flex-none large-text:grid">
          {may('accept-registrations') ? (
            <BarAct
              icon={<UserCheck {...ICON} />}
              {...{ isBusy }}
              of={waiting}
              onGo={() => carry(acts.accept(waiting))}
            >
              {t('organizer.selection.accept')}
            </BarAct>
          ) : null}
          {facts.isBefore && may('check-in-players') ? (
            <BarAct icon={<Check {...ICON} />} {...{ isBusy }} of={absent} onGo={() => carry(acts.present(absent))}>
              {t('organizer.selection.present')}
            </BarAct>
          ) : null}
          {facts.takesFee ? (
            <BarAct icon={<Coins {...ICON} />} {...{ isBusy }} of={unpaid} onGo={() => carry(acts.paid(unpaid))}>
              {t('organizer.selection.paid')}
            </BarAct>
          ) : null}
          {facts.isBefore && may('cancel-registrations') ? (
            <BarAct icon={<Ban {...ICON} />} {...{ isBusy }} of={expected} onGo={() => setIsAsking(true)}>
              {t('organizer.selection.cancel')}
            </BarAct>
          ) : null}
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          void carry(acts.cancel(expected))
        }}
        title={t('organizer.selection.cancelTitle', { count: expected.length })}
        description={t('organizer.selection.cancelHelp')}
        confirmLabel={t('organizer.selection.cancelConfirm', { count: expected.length })}
        cancelLabel={t('organizer.selection.cancelKeep')}
        closeLabel={t('tournament.close')}
        isDangerous
      />
    </section>
  )
}

type BarActProps = {
  readonly icon: ReactNode
  readonly isBusy: boolean
  readonly of: readonly RegistrationView[]
  readonly onGo: () => void
  readonly children: ReactNode
}

function BarAct({ icon, isBusy, of, onGo, children }: BarActProps) {
  return (
    <button
      type="button"
      disabled={of.length === 0 || isBusy}
      onClick={onGo}
      className="grid min-h-12 min-w-0 place-items-center content-center rounded-control border border-control bg-surface text-sm enabled:hover:bg-sunken disabled:opacity-55 sm:min-w-24 sm:px-1 sm:font-semibold"
    >
      {icon}
      <span className="max-w-full truncate">{children}</span>
    </button>
  )
}
