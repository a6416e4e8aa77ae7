import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { FileDown } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFailureText } from '../../../transport/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/message-screens.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useRegistrations } from '../api/registrations-query.ts'
import { AddAtDeskForm } from './add-at-desk-form.tsx'
import { BulkAccept } from './bulk-accept.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { RegistrationDialog } from './registration-dialog.tsx'
import {
  countRegistrations,
  isWaiting,
  type RegistrationCounts,
  registrationMatcher,
  sortedRegistrations,
} from './registration-list.ts'
import { RegistrationRow } from './registration-row.tsx'
import { type Pill, StatusPills } from './status-pills.tsx'
import { useActsWithNotice } from './use-acts-with-notice.ts'
import { wholeRegistrations } from './whole-registrations.ts'

type OrganizerRegistrationsProps = {
  readonly tournament: Tournament
  readonly showDecklist: (decklist: Decklist) => ReactNode
}

/** Who asked to play, who does, and what the organizer decides about them. */
export function OrganizerRegistrations({ tournament, showDecklist }: OrganizerRegistrationsProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const query = useRegistrations(tournament)
  const registrations = useMemo(() => query.data && wholeRegistrations(query.data), [query.data])
  if (registrations) {
    return <Registrations tournament={tournament} registrations={registrations} showDecklist={showDecklist} />
  }
  if (query.isPending) return <RegistrationsSkeleton />
  return (
    <ErrorState
      title={t('organizer.loadingFailed')}
      action={
        <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {t('tournament.retry')}
        </Button>
      }
    >
      {failureText(query.error)}
    </ErrorState>
  )
}

function RegistrationsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('organizer.loading')} className="grid gap-3">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
    </div>
  )
}

type RegistrationsProps = OrganizerRegistrationsProps & { readonly registrations: readonly WholeRegistration[] }

function Registrations({ tournament, registrations, showDecklist }: RegistrationsProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [openId, setOpenId] = useState<string | null>(null)
  const [isExporting, setIsExporting] = useState(false)
  const onDone = useActsWithNotice(tournament.id)
  const counts = useMemo(() => countRegistrations(registrations), [registrations])
  const phase = tournament.phase.kind
  const chosen = registrations.filter((one) => selected.has(one.id) && isWaiting(one)).map(({ id }) => id)
  const onSelect = useCallback((id: string, isSelected: boolean) => {
    setSelected((current) => {
      const next = new Set(current)
      if (isSelected) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const row = (registration: WholeRegistration) => (
    <RegistrationRow
      key={registration.id}
      tournamentId={tournament.id}
      registration={registration}
      phase={phase}
      isSelected={
        phase !== 'finished' && counts.pending > 1 && isWaiting(registration) ? selected.has(registration.id) : null
      }
      onSelect={onSelect}
      onOpen={setOpenId}
      onDone={onDone}
    />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {phase === 'finished' ? null : <AddAtDeskForm tournament={tournament} />}
      {counts.pending > 0 && phase !== 'finished' ? (
        <BulkAccept
          tournament={tournament}
          pendingCount={counts.pending}
          selected={chosen}
          onAccepted={() => setSelected(new Set())}
        />
      ) : null}
      <RegistrationList
        registrations={registrations}
        counts={counts}
        phase={phase}
        row={row}
        onExport={() => setIsExporting(true)}
      />
      <RegistrationDialog
        tournamentId={tournament.id}
        phase={phase}
        registration={registrations.find(({ id }) => id === openId) ?? null}
        showDecklist={showDecklist}
        onClose={() => setOpenId(null)}
        onDone={onDone}
      />
      <ExportDialog registrations={registrations} isOpen={isExporting} onClose={() => setIsExporting(false)} />
    </div>
  )
}

type RegistrationListProps = {
  readonly registrations: readonly WholeRegistration[]
  readonly counts: RegistrationCounts
  readonly phase: Tournament['phase']['kind']
  readonly row: (registration: WholeRegistration) => ReactNode
  readonly onExport: () => void
}

/** Counted, found by name, and in order. */
function RegistrationList({ registrations, counts, phase, row, onExport }: RegistrationListProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [pill, setPill] = useState<Pill>('total')
  // The tap and the letter show first, the list follows.
  const searched = useDeferredValue(typed)
  const filtered = useDeferredValue(pill)
  const sorted = useMemo(() => sortedRegistrations(registrations), [registrations])
  const shown = useMemo(
    () => sorted.filter(registrationMatcher(searched)).filter((one) => isOf(filtered, one)),
    [sorted, searched, filtered],
  )
  if (registrations.length === 0) {
    return <EmptyState title={t('organizer.empty')}>{t('organizer.emptyHelp')}</EmptyState>
  }
  return (
    <section aria-label={t('organizer.list')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <StatusPills counts={counts} chosen={pill} onChoose={setPill} />
      <div className="flex flex-wrap items-end gap-3">
        <TextInput
          type="search"
          label={t('organizer.filter')}
          value={typed}
          onChange={setTyped}
          className="min-w-48 flex-1"
        />
        <Button
          variant="secondary"
          className="max-sm:px-3"
          icon={<FileDown aria-hidden="true" className="size-5" />}
          onClick={onExport}
        >
          {t('organizer.export.open')}
        </Button>
      </div>
      {phase === 'waiting' && counts.confirmed > 0 ? (
        <p className="font-semibold tabular-nums" aria-live="polite">
          {t('organizer.checkedIn', { done: counts.present, count: counts.confirmed })}
        </p>
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:grid-cols-[repeat(2,minmax(0,1fr))] 2xl:grid-cols-[repeat(3,minmax(0,1fr))]">
        {shown.map(row)}
      </ul>
      {shown.length === 0 ? <p className="text-muted">{t('organizer.filterEmpty')}</p> : null}
    </section>
  )
}

function isOf(pill: Pill, { status, dropped }: WholeRegistration): boolean {
  switch (pill) {
    case 'total':
      return true
    case 'dropped':
      return dropped
    default:
      return status === pill && !dropped
  }
}
