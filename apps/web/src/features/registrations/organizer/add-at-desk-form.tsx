import { addPlayerAtDesk } from '@tablee/contract/registrations/add-player-at-desk'
import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { guardianAge } from '@tablee/domain/registrations/guardian'
import { PERSON_NAME_MAX_LENGTH } from '@tablee/domain/registrations/registration'
import { groupLetter, placeInGroups } from '@tablee/domain/tournaments/kinds/groups'
import { currentRound, phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import { newcomerFault } from '@tablee/domain/tournaments/kinds/stage'
import { isFull, raisedCapacity } from '@tablee/domain/tournaments/players/capacity'
import { nameKey, PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/players/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useMay } from '../../../acts/acting-as.tsx'
import { AddTyped } from '../../../forms/add-typed.tsx'
import { knownNameKey } from '../../../forms/known-name-key.ts'
import { PersonNameFields } from '../../../forms/person-name-fields.tsx'
import type { usePlayerList } from '../../../forms/player-list/use-player-list.ts'
import { tellAdded } from '../../../forms/tell-added.ts'
import { useAnsweredRefusal } from '../../../forms/use-answered-refusal.ts'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useLateText } from '../../../forms/use-late-text.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { keepInSight } from '../../../ui/keep-in-sight.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useAddAtDesk } from '../api/add-at-desk.ts'
import { FixedSeatWish } from '../registration-form/fixed-seat-wish.tsx'
import { amendedOf, NO_GUARDIAN, useGuardianFaults } from '../registration-form/guardian-texts.ts'
import { ByesField } from './awarded-byes.tsx'
import { DeskGuardian } from './desk-guardian.tsx'
import { ImportList } from './import/import-list.tsx'

const EMPTY = {
  playerName: '',
  firstName: '',
  lastName: '',
  email: '',
  byes: 0,
  wishesFixedSeat: false,
  ...NO_GUARDIAN,
}

const KEPT = ['playerName', 'firstName', 'lastName', 'email'] as const

type AddAtDeskProps = {
  readonly tournament: Tournament
  readonly registrations: readonly RegistrationView[]
  /** With the player's key and name. */
  readonly onAdded: (playerKey: string, name: string) => void
  /** Kept over a reload; not where the field searches instead of adding. */
  readonly isKept?: boolean
}

export type DeskEntry = ReturnType<typeof useDeskEntry>
type DeskList = ReturnType<typeof usePlayerList>

/** Suggests regulars while typing. */
export type OfferRegulars = (asked: {
  readonly typed: string
  readonly taken: ReadonlySet<string>
  readonly onPick: (regular: { readonly name: string; readonly email: string | null }) => void
}) => ReactNode

type DeskFieldProps = Omit<AddAtDeskProps, 'onAdded' | 'isKept'> & {
  readonly entry: DeskEntry
  readonly list: DeskList
  readonly mayAdd: boolean
  readonly regulars: OfferRegulars
}

/** Searches registrations and adds: newcomers are in at once, after the start as late entries (STAK-4). */
export function DeskField({ tournament, registrations, entry, list, mayAdd, regulars }: DeskFieldProps) {
  const { t } = useTranslation()
  const isByPerson = useMay()('read-registrations')
  const formId = useId()
  const field = {
    autoComplete: 'off',
    maxLength: PLAYER_NAME_MAX_LENGTH,
    ...entry.form.field('playerName'),
  }
  if (!mayAdd) {
    const label = t(isByPerson ? 'organizer.filter' : 'organizer.filterNames')
    return <TextInput type="search" label={label} placeholder={label} isLabelHidden {...field} />
  }
  return (
    <div {...list.dropTarget} className="grid grid-cols-[minmax(0,1fr)] items-start gap-2">
      <form {...entry.form.formProps} id={formId} className="grid gap-2">
        <div ref={entry.act.error ? keepInSight : null} className="scroll-mt-20">
          <TextInput
            label={t('organizer.desk.name')}
            placeholder={t('organizer.desk.name')}
            isLabelHidden
            enterKeyHint="done"
            onPaste={list.onPaste}
            {...field}
          />
        </div>
        {entry.form.isToldAtField ? null : <ActFailure act={entry.act} title={t('organizer.failed.add')} />}
      </form>
      <ImportList tournament={tournament} registrations={registrations} list={list} />
      {entry.act.error && !entry.form.faultOf('email') ? null : (
        <AddTypedEntry {...{ tournament, registrations, entry, formId, regulars }} />
      )}
    </div>
  )
}

type AddTypedEntryProps = Omit<DeskFieldProps, 'mayAdd' | 'list'> & { readonly formId: string }

/** Hidden while somebody has that name; also asks the newcomer's other details. */
function AddTypedEntry({ tournament, registrations, entry, formId, regulars }: AddTypedEntryProps) {
  const { t } = useTranslation()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const taken = useMemo(() => namesIn(registrations), [registrations])
  const { playerName: typed, firstName, lastName, email, byes, wishesFixedSeat } = entry.form.values
  // Fields with text or an error stay visible.
  const hasMore = isUnfolded || firstName + lastName + email !== '' || byes > 0 || wishesFixedSeat
  if (nameKey(typed) === '' || isNamed(registrations, typed)) return null
  if (newcomerFault(tournament)) {
    return (
      <p className="col-span-full text-sm text-muted">
        <DeskHint tournament={tournament} />
      </p>
    )
  }
  return (
    <AddTyped
      formId={formId}
      label={(named) => t('organizer.desk.addNamed', named)}
      typed={typed}
      hint={<DeskHint tournament={tournament} />}
    >
      <DeskGuardian tournament={tournament} form={entry.form} formId={formId} />
      {regulars({ typed, taken, onPick: entry.addKnown })}
      <Button
        variant="quiet"
        className="justify-self-start text-start! text-sm!"
        aria-expanded={hasMore}
        onClick={() => setIsUnfolded(!isUnfolded)}
        icon={<ChevronDown aria-hidden="true" className={`size-5 ${hasMore ? 'rotate-180' : ''}`} />}
      >
        {t('organizer.desk.more')}
      </Button>
      {hasMore ? <MoreFields tournament={tournament} entry={entry} formId={formId} /> : null}
    </AddTyped>
  )
}

/** Apart: worked out only where it is read. */
function DeskHint({ tournament }: Pick<DeskFieldProps, 'tournament'>) {
  return useDeskHint(tournament)
}

/** Ignores rejected registrations. */
export function isNamed(registrations: readonly RegistrationView[], typed: string): boolean {
  const key = nameKey(typed)
  return registrations.some(({ status, playerName }) => status !== 'cancelled' && knownNameKey(playerName) === key)
}

export function namesIn(registrations: readonly RegistrationView[]): ReadonlySet<string> {
  return new Set(
    registrations.filter(({ status }) => status !== 'cancelled').map(({ playerName }) => knownNameKey(playerName)),
  )
}

/** The field empties while the act is on its way; a refusal restores the text. */
export function useDeskEntry({ tournament, registrations, onAdded, isKept = true }: AddAtDeskProps) {
  const { id: tournamentId, capacity } = tournament
  const { t } = useTranslation()
  const act = useAddAtDesk(tournamentId)
  const faultsOf = useCallFaults()
  const guardianFaults = useGuardianFaults()
  const age = guardianAge(tournament)
  const send = async (typed: typeof EMPTY) => {
    const reply = await act.send(amendedOf(age, typed))
    if (reply === null) return null
    const { registration, maxPlayers } = reply.data
    onAdded(registration.playerKey, registration.playerName)
    const titleOf = (people: number) =>
      people === 1
        ? t('organizer.desk.added', { name: registration.playerName })
        : t('importList.added', { count: people })
    const count = raisedCapacity(capacity, maxPlayers)
    return tellAdded({ titleOf, ...(count === null ? {} : { description: t('tournament.seatsNow', { count }) }) })
  }
  const form = useForm({
    initial: EMPTY,
    failure: act.error,
    onEdit: () => {
      if (act.error) act.clear()
    },
    isForNextAtOnce: true,
    ...(isKept ? { kept: { as: `desk ${tournamentId}`, fields: KEPT } } : {}),
    check: (typed) => ({
      ...faultsOf(addPlayerAtDesk.input.safeParse({ ...amendedOf(null, typed), tournamentId })),
      ...guardianFaults(age, typed, { isByStaff: true }),
    }),
    send,
  })
  const typed = form.values.playerName
  const isInUse = isNamed(registrations, typed)
  const stand = `${phaseOf(tournament)} ${currentRound(tournament)}`
  useAnsweredRefusal({ typed, isInUse, stand, act, form })
  /** Adds a regular by one tap, as if typed. */
  const addKnown = ({ name, email }: { readonly name: string; readonly email: string | null }) => {
    const known = { ...form.values, playerName: name, firstName: '', lastName: '', email: email ?? '', byes: 0 }
    form.clear()
    void send(known)
  }
  return { act, form, addKnown }
}

type MoreFieldsProps = { readonly tournament: Tournament; readonly entry: DeskEntry; readonly formId: string }

/** Below the button, and part of the same form. */
function MoreFields({ tournament, entry: { form }, formId }: MoreFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3 px-4 pb-3 sm:grid-cols-3">
      <PersonNameFields field={(name) => ({ ...form.field(name), form: formId })} maxLength={PERSON_NAME_MAX_LENGTH} />
      <TextInput
        label={t('organizer.details.email')}
        type="email"
        autoComplete="off"
        form={formId}
        {...form.field('email')}
      />
      <ByesField tournament={tournament} {...form.field('byes')} />
      <div className="col-span-full">
        <FixedSeatWish form={form} isByStaff />
      </div>
    </div>
  )
}

/** What adding somebody now means: an extra seat, the ways into the round, or why there is none. */
export function useDeskHint(tournament: Tournament): string {
  const { t } = useTranslation()
  const round = currentRound(tournament)
  const fault = newcomerFault(tournament)
  const place = placeInGroups(tournament)
  const latecomer = useLateText(tournament)
  const entry = place === null ? latecomer : t('structure.groups.late', { letter: groupLetter(place) })
  const late = round === 0 ? [] : [fault ? t(`refusals.${fault}`) : entry]
  return [...(isFull(tournament) && !fault ? [t('organizer.desk.full')] : []), ...late].join(' ')
}
