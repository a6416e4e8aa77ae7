import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { isWaiting as isBeforeStart, phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { FileDown } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { May, useMay } from '../../../acts/acting-as.tsx'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { keepInPlace } from '../../../ui/keep-in-place.ts'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useRegistrations } from '../api/registrations-query.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { AddAtDeskForm } from './add-at-desk-form.tsx'
import { BulkAccept } from './bulk-accept.tsx'
import { DoorLink } from './door-link.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { RegistrationDialog, type ShowConduct } from './registration-dialog.tsx'
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
import { useHeldRows } from './use-held-rows.ts'
import { WriteMessage } from './write-message.tsx'

type OrganizerRegistrationsProps = {
  readonly tournament: Tournament
  readonly decklists: DecklistSlots
  readonly conduct: ShowConduct
  /** The ways into the round being played, for who was added just now; null while nobody was. */
  readonly arrival: (playerKey: string | null, onClose: () => void) => ReactNode
}

/** Who asked to play, who does, and what is decided about them; personal details for whoever may read them. */
export function OrganizerRegistrations(props: OrganizerRegistrationsProps) {
  const { t } = useTranslation()
  const query = useRegistrations(props.tournament)
  return (
    <Asked query={query} waiting={<RegistrationsSkeleton />} title={t('organizer.loadingFailed')} isMain>
      {(registrations) => <Registrations {...props} registrations={registrations} />}
    </Asked>
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

type RegistrationsProps = OrganizerRegistrationsProps & { readonly registrations: readonly RegistrationView[] }

function Registrations({ tournament, registrations, arrival, ...shown }: RegistrationsProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [openId, setOpenId] = useState<string | null>(null)
  const [isExporting, setIsExporting] = useState(false)
  const onDone = useActsWithNotice(tournament)
  const counts = useMemo(() => countRegistrations(registrations), [registrations])
  const phase = phaseOf(tournament)
  const canAccept = useMay()('accept-registrations') && phase !== 'finished'
  const pending = useMemo(() => registrations.filter(isWaiting), [registrations])
  const chosen = pending.filter(({ id }) => selected.has(id)).map(({ id }) => id)
  const onSelect = useCallback((id: string, isSelected: boolean) => {
    setSelected((current) => {
      const next = new Set(current)
      if (isSelected) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const row = (registration: RegistrationView) => (
    <RegistrationRow
      key={registration.id}
      tournamentId={tournament.id}
      registration={registration}
      phase={phase}
      isSelected={canAccept && counts.pending > 1 && isWaiting(registration) ? selected.has(registration.id) : null}
      onSelect={onSelect}
      onOpen={setOpenId}
      onDone={onDone}
    />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {phase === 'finished' ? null : (
        <Arrivals tournament={tournament} registrations={registrations} arrival={arrival} />
      )}
      {canAccept ? (
        <BulkAccept
          tournament={tournament}
          pending={pending}
          selected={chosen}
          onAccepted={() => setSelected(new Set())}
        />
      ) : null}
      {phase === 'waiting' ? <DoorLink tournament={tournament} /> : null}
      <WriteMessage tournament={tournament} />
      <RegistrationList
        registrations={registrations}
        counts={counts}
        tournament={tournament}
        row={row}
        onExport={() => setIsExporting(true)}
      />
      <RegistrationDialog
        tournament={tournament}
        registration={registrations.find(({ id }) => id === openId) ?? null}
        {...shown}
        onClose={() => setOpenId(null)}
        onDone={onDone}
      />
      <ExportDialog registrations={registrations} isOpen={isExporting} onClose={() => setIsExporting(false)} />
    </div>
  )
}

/** Adding somebody at the desk; while a round is played, the ways into it follow. */
function Arrivals({ arrival, ...adding }: Pick<RegistrationsProps, 'tournament' | 'registrations' | 'arrival'>) {
  const [added, setAdded] = useState<string | null>(null)
  return (
    <May act="add-player-at-desk">
      <AddAtDeskForm {...adding} onAdded={setAdded} />
      {arrival(added, () => setAdded(null))}
    </May>
  )
}

type RegistrationListProps = {
  readonly registrations: readonly RegistrationView[]
  readonly counts: RegistrationCounts
  readonly tournament: Tournament
  readonly row: (registration: RegistrationView) => ReactNode
  readonly onExport: () => void
}

/** Counted, found by name, and in order. */
function RegistrationList({ registrations, counts, tournament, row, onExport }: RegistrationListProps) {
  const { t } = useTranslation()
  const isByPerson = useMay()('read-registrations')
  const [typed, setTyped] = useState('')
  const [pill, setPill] = useState<Pill>('total')
  // The tap and the letter show first, the list follows.
  const searched = useDeferredValue(typed)
  const filtered = useDeferredValue(pill)
  const [asked, setAsked] = useState(0)
  const sorted = useMemo(() => sortedRegistrations(registrations), [registrations])
  const found = useMemo(
    () => sorted.filter(registrationMatcher(searched)).filter((one) => isOf(filtered, one)),
    [sorted, searched, filtered],
  )
  const shown = useHeldRows({ rows: sorted, found, question: `${asked} ${filtered} ${searched}` })
  if (registrations.length === 0) {
    return <EmptyState title={t('organizer.empty')}>{t('organizer.emptyHelp')}</EmptyState>
  }
  return (
    <section ref={keepInPlace} aria-label={t('organizer.list')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <StatusPills
        counts={counts}
        chosen={pill}
        onChoose={(next) => {
          setPill(next)
          setAsked((times) => times + 1)
        }}
      />
      <div className="flex flex-wrap items-end gap-3">
        <TextInput
          type="search"
          label={t(isByPerson ? 'organizer.filter' : 'organizer.filterNames')}
          value={typed}
          onChange={setTyped}
          className="min-w-48 flex-1"
        />
        <May act="read-registrations">
          <Button
            variant="secondary"
            className="max-sm:px-3"
            icon={<FileDown aria-hidden="true" className="size-5" />}
            onClick={onExport}
          >
            {t('organizer.export.open')}
          </Button>
        </May>
      </div>
      <DeskCounts counts={counts} tournament={tournament} />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:grid-cols-[repeat(2,minmax(0,1fr))] 2xl:grid-cols-[repeat(3,minmax(0,1fr))]">
        {shown.map(row)}
      </ul>
      {shown.length === 0 ? <p className="text-muted">{t('organizer.filterEmpty')}</p> : null}
    </section>
  )
}

/** Who came, and who has settled the fee where there is one. */
function DeskCounts({ counts, tournament }: Pick<RegistrationListProps, 'counts' | 'tournament'>) {
  const { t } = useTranslation()
  const { confirmed: count, present, settled } = counts
  const textClass = 'min-h-6 font-semibold tabular-nums'
  return (
    <>
      {isBeforeStart(tournament) ? (
        <p className={textClass} aria-live="polite">
          {count > 0 ? t('organizer.checkedIn', { done: present, count }) : null}
        </p>
      ) : null}
      {tournament.registrationRules.fee === null ? null : (
        <May act="note-payment">
          <p className={textClass} aria-live="polite">
            {count > 0 ? t('organizer.settled', { done: settled, count }) : null}
          </p>
        </May>
      )}
    </>
  )
}

function isOf(pill: Pill, { status, dropped }: RegistrationView): boolean {
  switch (pill) {
    case 'total':
      return true
    case 'dropped':
      return dropped
    default:
      return status === pill && !dropped
  }
}
