import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { isAbsentPlayer } from '@tablee/domain/tournaments/conduct/absence'
import { isDisqualified } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isWaiting as isBeforeStart, phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import { fixedTableOf, tableLabel } from '@tablee/domain/tournaments/tables/table-plan'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { DoorOpen, SquareCheck } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { May, useMay } from '../../../acts/acting-as.tsx'
import { Asked } from '../../../acts/asked.tsx'
import { usePlayerList } from '../../../forms/player-list/use-player-list.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useRegistrations } from '../api/registrations-query.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { DeskField, type OfferRegulars, useDeskEntry } from './add-at-desk-form.tsx'
import { BulkAccept } from './bulk-accept.tsx'
import { countKinds, KINDS, type Kind, type ListFacts, type Played } from './list-kinds.ts'
import { ListMenu } from './list-menu.tsx'
import { RegistrationDialog, type SeatStep, type ShowStep } from './registration-dialog.tsx'
import { countRegistrations, isWaiting } from './registration-list.ts'
import { RegistrationList } from './registration-list-view.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useActsWithNotice } from './use-acts-with-notice.ts'
import { type Selection, useSelection } from './use-selection.ts'
import { useSelectionActs } from './use-selection-acts.ts'

type OrganizerRegistrationsProps = {
  readonly tournament: Tournament
  readonly decklists: DecklistSlots
  readonly conduct: ShowStep
  readonly group: ShowStep
  readonly table: ShowStep
  readonly seat: SeatStep
  /** Ways into the current round for somebody just added; null: nobody was. */
  readonly arrival: (playerKey: string | null, onClose: () => void) => ReactNode
  readonly regulars?: OfferRegulars
  /** Current table and record, by key; empty before the start. */
  readonly played?: PlayedByKey
}

export type PlayedByKey = ReadonlyMap<string, Played>
const NOBODY_PLAYS: PlayedByKey = new Map()

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

const TOOLBAR =
  'relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 min-[820px]:grid-cols-[minmax(15.5rem,2fr)_minmax(0,5fr)_auto] large-text:grid-cols-[minmax(0,1fr)]'

type RegistrationsProps = OrganizerRegistrationsProps & { readonly registrations: readonly RegistrationView[] }

function Registrations({
  tournament,
  registrations,
  arrival,
  played = NOBODY_PLAYS,
  regulars = nobody,
  ...shown
}: RegistrationsProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const [{ kind, asked }, setAsked] = useState<{ readonly kind: Kind; readonly asked: number }>({
    kind: 'total',
    asked: 0,
  })
  const selection = useSelection()
  const acts = useSelectionActs(tournament)
  const entry = useDeskEntry({ tournament, registrations, onAdded: (playerKey) => setAdded(playerKey) })
  const onDone = useActsWithNotice(tournament)
  const list = usePlayerList(`list ${tournament.id}`)
  const facts = useListFacts(tournament, played)
  const counts = useMemo(() => countKinds(registrations, facts), [registrations, facts])
  const may = useMay()
  const isOver = phaseOf(tournament) === 'finished'
  const mayAdd = !isOver && may('add-player-at-desk')
  const maySelect = !isOver && may('accept-registrations')
  const pending = useMemo(() => registrations.filter(isWaiting), [registrations])
  const chosen = registrations.filter(({ id }) => selection.ids.has(id))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {/* One line if there is room; on a phone the filters have their own. */}
      <div className={TOOLBAR}>
        <DeskField {...{ tournament, registrations, entry, list, mayAdd, regulars }} />
        <div className="col-span-full row-start-2 flex min-w-0 gap-2 empty:hidden min-[820px]:col-auto min-[820px]:row-auto large-text:row-auto">
          {registrations.length === 0 ? null : (
            <>
              {maySelect ? <SelectShown selection={selection} /> : null}
              <ListChips
                counts={counts}
                chosen={kind}
                onChoose={(next) => setAsked((before) => ({ kind: next, asked: before.asked + 1 }))}
              />
            </>
          )}
        </div>
        <div className="col-start-2 row-start-1 flex gap-2 min-[820px]:col-start-3 large-text:col-auto large-text:row-auto">
          {isBeforeStart(tournament) && registrations.length > 0 ? <CheckIn tournament={tournament} /> : null}
          <ListMenu {...{ tournament, registrations }} onImport={mayAdd ? list.open : null} />
        </div>
      </div>
      {arrival(added, () => setAdded(null))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
        {maySelect ? <BulkAccept tournament={tournament} pending={pending} /> : null}
        <DeskCounts counts={counts} facts={facts} registrations={registrations} />
      </div>
      <RegistrationList
        {...{ tournament, registrations, facts, kind, asked, selection, maySelect, onDone }}
        typed={entry.form.values.playerName}
        onOpen={setOpenId}
      />
      {chosen.length > 0 || selection.isOn ? (
        <SelectionBar {...{ tournament, chosen, selection, facts, acts }} />
      ) : null}
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

/** Before rows have checkboxes: one tap ticks everyone shown. */
function SelectShown({ selection }: { readonly selection: Selection }) {
  const { t } = useTranslation()
  return (
    <IconButton
      variant="outlined"
      className={classNames('lg:hidden', selection.isOn && 'bg-slate-wash')}
      label={t('organizer.selection.all')}
      aria-pressed={selection.isOn}
      icon={<SquareCheck aria-hidden="true" className="size-5" />}
      onClick={() => (selection.isOn ? selection.end() : selection.begin(selection.shown()))}
    />
  )
}

function useListFacts(tournament: Tournament, played: PlayedByKey): ListFacts {
  const takesFee = useMay()('note-payment') && tournament.registrationRules.fee !== null
  const isBefore = isBeforeStart(tournament)
  const asksDeck = tournament.registrationRules.deck !== 'none'
  const { penalties, players, tablePlan } = tournament
  return useMemo(
    () => ({
      ...{ takesFee, isBefore, asksDeck },
      isDisqualified: ({ playerKey }) => isDisqualified({ penalties }, playerKey as PlayerId),
      isAbsent: ({ playerKey }) => isAbsentPlayer({ penalties, players }, playerKey as PlayerId),
      fixedTable: ({ playerKey }) => fixedLabel({ tablePlan }, playerKey as PlayerId),
      playedBy: ({ playerKey }) => played.get(playerKey) ?? null,
    }),
    [penalties, players, tablePlan, takesFee, isBefore, asksDeck, played],
  )
}

function fixedLabel({ tablePlan }: Pick<Tournament, 'tablePlan'>, player: PlayerId): string | null {
  const table = fixedTableOf(tablePlan, player)
  return table === null ? null : tableLabel(tablePlan, table)
}

type DeskCountsProps = {
  readonly counts: Readonly<Record<Kind, number>>
  readonly facts: ListFacts
  readonly registrations: readonly RegistrationView[]
}

/** Counts arrivals and settled fees. */
function DeskCounts({ counts, facts, registrations }: DeskCountsProps) {
  const { t } = useTranslation()
  const { confirmed: count, present } = counts
  const { settled } = countRegistrations(registrations)
  const told = [
    present > 0 ? t('organizer.checkedIn', { done: present, count }) : '',
    facts.takesFee && count > 0 ? t('organizer.settled', { done: settled, count }) : '',
  ]
  return (
    <p aria-live="polite" className="text-sm text-muted tabular-nums empty:hidden">
      {told.filter(Boolean).join(' · ')}
    </p>
  )
}

/** Before the start: links to the door screen (STAK-15). */
function CheckIn({ tournament: { code } }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  return (
    <May act="check-in-players">
      <Link
        to="/tournament/$code/desk"
        params={{ code }}
        className={`${buttonClass({ variant: 'secondary' })} shrink-0 max-xl:px-2.5!`}
        title={t('checkIn.open')}
      >
        <DoorOpen aria-hidden="true" className="size-5" />
        <span className="max-xl:sr-only">{t('checkIn.open')}</span>
      </Link>
    </May>
  )
}

type ListChipsProps = {
  readonly counts: Readonly<Record<Kind, number>>
  readonly chosen: Kind
  readonly onChoose: (kind: Kind) => void
}

/** Counts by kind; a tap filters. */
function ListChips({ counts, chosen, onChoose }: ListChipsProps) {
  const { t } = useTranslation()
  const { number: countText } = useFormats()
  const chips = KINDS.map((kind) => ({ value: kind, label: t(`organizer.pills.${kind}`), count: counts[kind] }))
  return <FilterChips isStrip label={t('organizer.pills.label')} {...{ chips, chosen, countText, onChoose }} />
}
