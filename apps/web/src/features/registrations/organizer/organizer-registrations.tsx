import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { isFull } from '@tablee/domain/tournaments/capacity'
import { isDisqualified } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isWaiting as isBeforeStart, phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { FileDown } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { May, useMay } from '../../../acts/acting-as.tsx'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { keepInPlace } from '../../../ui/keep-in-place.ts'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useRegistrations } from '../api/registrations-query.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { DeskField, type OfferRegulars, useDeskEntry } from './add-at-desk-form.tsx'
import { BulkAccept } from './bulk-accept.tsx'
import { CheckIn } from './check-in.tsx'
import { DoorLink } from './door-link.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { RegistrationDialog, type ShowConduct } from './registration-dialog.tsx'
import {
  countRegistrations,
  isHere,
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
  readonly regulars?: OfferRegulars
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
    <div role="status" aria-label={t('organizer.loading')} className="grid gap-2">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
}

const nobody: OfferRegulars = () => null

type RegistrationsProps = OrganizerRegistrationsProps & { readonly registrations: readonly RegistrationView[] }

function Registrations({ tournament, registrations, arrival, regulars = nobody, ...shown }: RegistrationsProps) {
  const { selected, onSelect, onAccepted } = useSelection()
  const [openId, setOpenId] = useState<string | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const entry = useDeskEntry({ tournament, registrations, onAdded: setAdded })
  const onDone = useActsWithNotice(tournament)
  const counts = useMemo(() => countRegistrations(registrations), [registrations])
  const phase = phaseOf(tournament)
  const may = useMay()
  const canAccept = may('accept-registrations') && phase !== 'finished'
  const mayAdd = may('add-player-at-desk') && phase !== 'finished'
  const pending = useMemo(() => registrations.filter(isWaiting), [registrations])
  const chosen = pending.filter(({ id }) => selected.has(id)).map(({ id }) => id)
  const row = (registration: RegistrationView) => (
    <RegistrationRow
      key={registration.id}
      tournamentId={tournament.id}
      registration={registration}
      phase={phase}
      isFull={isFull(tournament)}
      isDisqualified={isDisqualified(tournament, registration.playerKey as PlayerId)}
      isSelected={canAccept && counts.pending > 1 && isWaiting(registration) ? selected.has(registration.id) : null}
      onSelect={onSelect}
      onOpen={setOpenId}
      onDone={onDone}
    />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <DeskField {...{ tournament, registrations, entry, mayAdd, regulars }} />
      {arrival(added, () => setAdded(null))}
      {canAccept ? (
        <BulkAccept tournament={tournament} pending={pending} selected={chosen} onAccepted={onAccepted}>
          <AboutAll tournament={tournament} registrations={registrations} />
        </BulkAccept>
      ) : (
        <div className="flex flex-wrap gap-2 empty:hidden">
          <AboutAll tournament={tournament} registrations={registrations} />
        </div>
      )}
      <RegistrationList
        registrations={registrations}
        typed={entry.form.values.playerName}
        counts={counts}
        tournament={tournament}
        row={row}
      />
      <RegistrationDialog
        tournament={tournament}
        registration={registrations.find(({ id }) => id === openId) ?? null}
        {...shown}
        onClose={() => setOpenId(null)}
        onDone={onDone}
      />
    </div>
  )
}

/** Those of whom several are accepted at once. */
function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const onSelect = useCallback((id: string, isSelected: boolean) => {
    setSelected((current) => {
      const next = new Set(current)
      if (isSelected) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  return { selected, onSelect, onAccepted: () => setSelected(new Set()) }
}

/** What is done about everybody at once; on a phone most of it is an icon. */
function AboutAll({ tournament, registrations }: Pick<RegistrationsProps, 'tournament' | 'registrations'>) {
  const { t } = useTranslation()
  const [isExporting, setIsExporting] = useState(false)
  const isBefore = isBeforeStart(tournament)
  return (
    <>
      {isBefore && registrations.length > 0 ? <CheckIn tournament={tournament} /> : null}
      {isBefore ? <DoorLink tournament={tournament} /> : null}
      <WriteMessage tournament={tournament} />
      {registrations.length === 0 ? null : (
        <May act="read-registrations">
          <Button
            variant="secondary"
            className="max-sm:px-2.5"
            icon={<FileDown aria-hidden="true" className="size-5" />}
            onClick={() => setIsExporting(true)}
          >
            <span className="max-sm:sr-only">{t('organizer.export.open')}</span>
          </Button>
          <ExportDialog
            tournament={tournament}
            registrations={registrations}
            isOpen={isExporting}
            onClose={() => setIsExporting(false)}
          />
        </May>
      )}
    </>
  )
}

type RegistrationListProps = {
  readonly registrations: readonly RegistrationView[]
  /** Whom is looked for. */
  readonly typed: string
  readonly counts: RegistrationCounts
  readonly tournament: Tournament
  readonly row: (registration: RegistrationView) => ReactNode
}

/** Counted, found by name, and in order. */
function RegistrationList({ registrations, typed, counts, tournament, row }: RegistrationListProps) {
  const { t } = useTranslation()
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
    <section ref={keepInPlace} aria-label={t('organizer.list')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <StatusPills
        counts={counts}
        isBefore={isBeforeStart(tournament)}
        chosen={pill}
        onChoose={(next) => {
          setPill(next)
          setAsked((times) => times + 1)
        }}
      />
      <DeskCounts counts={counts} tournament={tournament} />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-2 2xl:grid-cols-[repeat(3,minmax(0,1fr))]">
        {shown.map(row)}
      </ul>
      {shown.length === 0 ? <p className="text-muted">{t('organizer.filterEmpty')}</p> : null}
    </section>
  )
}

/** Who came, and who has settled the fee where there is one. */
function DeskCounts({ counts, tournament }: Pick<RegistrationListProps, 'counts' | 'tournament'>) {
  const { t } = useTranslation()
  const maySettle = useMay()('note-payment') && tournament.registrationRules.fee !== null
  const { confirmed: count, present, settled } = counts
  const told = [
    isBeforeStart(tournament) && present > 0 ? t('organizer.checkedIn', { done: present, count }) : '',
    maySettle && count > 0 ? t('organizer.settled', { done: settled, count }) : '',
  ]
  return (
    <p aria-live="polite" className="text-sm text-muted tabular-nums empty:hidden">
      {told.filter(Boolean).join(' · ')}
    </p>
  )
}

function isOf(pill: Pill, { status, dropped, checkedIn }: RegistrationView): boolean {
  switch (pill) {
    case 'total':
      return true
    case 'dropped':
      return dropped
    case 'present':
      return status === 'confirmed' && !dropped && isHere({ checkedIn })
    case 'absent':
      return status === 'confirmed' && !dropped && !isHere({ checkedIn })
    default:
      return status === pill && !dropped
  }
}
