import type { Acting } from '@tablee/contract/serving/caller'
import type { Claim, DecidedApart } from '@tablee/contract/serving/carried-act'
import type { EventGrant, SeenEvent } from '@tablee/contract/serving/event-act'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Candidate } from '@tablee/domain/registrations/accept-registration'
import { isForCancelledEvent } from '@tablee/domain/registrations/acts/decide-registration-act'
import type { RegistrationActName } from '@tablee/domain/registrations/acts/registration-act'
import type { Registration, RegistrationId } from '@tablee/domain/registrations/registration'
import type { RegistrationDecision } from '@tablee/domain/registrations/registration-decision'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { Change } from '@tablee/domain/tournaments/change'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { KnownPerson } from '@tablee/domain/tournaments/teams/youth-team-names'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { eraseAgreements, eraseLettersAbout } from '../../../database/erasures/waiting-letters.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import { eraseFrozenOf } from '../frozen/frozen-deck-store.ts'
import { keepChangedDecks } from '../frozen/keep-changed-decks.ts'
import { tellOrganizer } from '../organizer-letters.ts'
import { isErasing, proveErased } from '../prove-erased.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { newsOf, tellByMail } from '../registration-news.ts'
import {
  deleteRegistrationRow,
  findRegistration,
  insertRegistrations,
  type KeptRegistration,
  type StandingRegistration,
  updateRegistration,
} from '../registration-store.ts'
import { type Moment, type Rows, rowsAfter, standingAfter, withoutPromoted } from '../rows-after.ts'
import { tellGuardians } from '../tell-guardians.ts'

/** What an act reads: only what it needs. */
export type Known = {
  readonly rows: readonly KeptRegistration[]
  /** In order of arrival, where names or states of others matter. */
  readonly registrations: readonly Registration[]
  /** Those that determine waiting list places: all, or as `loadQueue` says. */
  readonly standing: readonly StandingRegistration[]
}

export type About = {
  readonly author: Author
  readonly at: string
  readonly meant: readonly Candidate[]
  readonly registrations: readonly Registration[]
}

export type RegistrationsAct<Loaded extends Known> = {
  readonly name: RegistrationActName
  readonly tournamentId: TournamentId
  readonly actId?: string | undefined
  readonly claim: Claim
  /** By a device offline; omitted when the server decides. */
  readonly apart?: DecidedApart | undefined
  /** The password typed to enter. */
  readonly password?: string | null | undefined
  /** Chosen by the caller; refused if taken. */
  readonly chosenId?: RegistrationId | null
  /** Notifies the players added; only before the start. */
  readonly isToldByMail?: boolean
  readonly load: (db: Queryable, event: SeenEvent) => Promise<Loaded>
  /** By default all. */
  readonly meant?: (event: SeenEvent, loaded: Loaded, author: Author) => Outcome<readonly KeptRegistration[]>
  /** Calls `decideRegistrationAct`. */
  readonly decide: (event: SeenEvent, loaded: Loaded, about: About) => Outcome<readonly RegistrationDecision[]>
  /** Null leaves the rows as they are. */
  readonly amend?: ((kept: KeptRegistration, author: Author, moment: Moment) => KeptRegistration) | null
  readonly make?: (registration: Registration, place: number, moment: Moment) => KeptRegistration
  readonly grantTo?: { readonly secret: string }
  /** Why, for the journal. */
  readonly reason?: string | undefined
  /** Counts as an act even without a visible change. */
  readonly isAct?: boolean
}

export type CarriedRegistrations<Loaded> = {
  readonly event: SeenEvent
  /** What the decision used; for a repeated act, the current state. */
  readonly loaded: Loaded
  readonly standing: readonly StandingRegistration[]
  /** Null for a repeated act. */
  readonly touched: readonly KeptRegistration[] | null
  /** With the event before that. */
  readonly erased: { readonly event: SeenEvent; readonly rows: readonly KeptRegistration[] } | null
  /** That something was erased by the staff, signed. */
  readonly proof: string | null
  /** More happened than was decided. */
  readonly hasMore: boolean
}

/** Tournament, registrations and journal in one transaction. */
export async function carryRegistrations<Loaded extends Known>(
  acting: Acting<RegistrationGround>,
  act: RegistrationsAct<Loaded>,
): Promise<Outcome<CarriedRegistrations<Loaded>>> {
  const { name, tournamentId, actId, claim, apart, chosenId = null, reason = null, load } = act
  const at = (apart?.given.at ?? acting.now()).toISOString()
  let proof: string | null = null
  const outcome = await acting.carryAct(
    acting.caller,
    {
      ...{ name, actId, claim, apart, target: { id: tournamentId }, isForCancelled: isForCancelledEvent(name) },
      load: async ({ db }, event) => ({
        loaded: await load(db, event),
        isChosen: chosenId !== null && (await findRegistration(db, chosenId)) !== null,
      }),
      decide: (event, { loaded, isChosen }, author) => {
        if (isChosen) return refuse('document_exists')
        const decided = decide(act, { event, loaded, author, at })
        if (!decided.accepted) return decided
        const { tournament } = event
        const rows = rowsAfter(act, { rows: loaded.rows, decisions: decided.value, author, tournament, at })
        const standing = standingAfter(loaded.standing, rows)
        const result = { rows, loaded, standing, before: event, role: author.role }
        const { isAct = false } = act
        const changed = { changes: changesOf(decided.value), grants: grantsOf(act, decided.value) }
        return accept({ ...changed, isAct, reason, result, people: peopleIn(rows) })
      },
      beside: async (tx, { held: event, result: { rows, standing, role, loaded } }) => {
        const { added, changed } = rows
        await eraseLetters(tx.db, name, rows)
        await writeRows(tx.db, event, rows)
        const { tournament } = event
        proof = await proveErased(tx.db, { act, tournament, before: loaded.rows, rows, at })
        if (isErasing(name)) await eraseFrozenOf(tx.db, idsOf(changed))
        else await keepChangedDecks(acting, tx.db, { tournament, before: loaded.rows, changed, at, reason })
        const isReceipt = act.isToldByMail === true && isWaiting(tournament)
        const kind = isReceipt ? 'registrationReceived' : newsOf(name, role)
        const registrations = [...added, ...changed]
        if (kind) await tellByMail(acting, tx, { registrations, kind, tournament })
        await tellGuardians(acting, tx, { tournament, before: loaded.rows, after: registrations })
        await tellOrganizer(acting, tx, { act: name, role, event, standing, added, changed })
      },
    },
    act.password,
  )
  if (!outcome.accepted) return outcome
  const { held: event, told, result, hasMore = false } = outcome.value
  if (result) {
    const { loaded, rows, before } = result
    const standing = withoutPromoted(result.standing, told ?? [])
    const erased = { event: before, rows: rows.erased }
    return accept({ event, loaded, standing, touched: [...rows.added, ...rows.changed], erased, proof, hasMore })
  }
  const loaded = await acting.database.read((db) => load(db, event))
  return accept({ event, loaded, standing: loaded.standing, touched: null, erased: null, proof, hasMore })
}

type Deciding<Loaded> = {
  readonly event: SeenEvent
  readonly loaded: Loaded
  readonly author: Author
  readonly at: string
}

function decide<Loaded extends Known>(
  act: RegistrationsAct<Loaded>,
  { event, loaded, author, at }: Deciding<Loaded>,
): Outcome<readonly RegistrationDecision[]> {
  const meant = act.meant ? act.meant(event, loaded, author) : accept(loaded.rows)
  if (!meant.accepted) return meant
  const { registrations } = loaded
  return act.decide(event, loaded, { author, at, registrations, meant: meant.value.map(candidateOf(event)) })
}

/** Not computed for thousands at check-in. */
function candidateOf({ publicIdOf }: SeenEvent): (registration: Registration) => Candidate {
  return (registration) => ({
    registration,
    get publicId() {
      return publicIdOf(registration.playerId)
    },
  })
}

/** With what is erased, and with the guardian of who cancels. */
async function eraseLetters(db: Queryable, name: RegistrationActName, { changed, erased }: Rows): Promise<void> {
  await eraseLettersAbout(db, idsOf(isErasing(name) ? [...erased, ...changed] : erased))
  const left = changed.filter(({ guardian, state }) => guardian !== null && state.kind === 'cancelled')
  if (left.length > 0) await eraseAgreements(db, idsOf(left))
}

function peopleIn({ added, changed }: Rows): readonly KnownPerson[] {
  return [...added, ...changed].map(({ details, ...row }) => ({ ...row, person: details }))
}

function idsOf(rows: readonly KeptRegistration[]): readonly RegistrationId[] {
  return rows.map(({ id }) => id)
}

function changesOf(decisions: readonly RegistrationDecision[]): readonly Change[] {
  return decisions.flatMap(({ changes }) => changes)
}

function grantsOf(
  { grantTo }: Pick<RegistrationsAct<Known>, 'grantTo'>,
  decisions: readonly RegistrationDecision[],
): readonly EventGrant[] {
  return decisions.flatMap(({ registration: { playerId }, isErased = false }): readonly EventGrant[] => {
    if (isErased) return [{ to: 'nobody', playerId }]
    return grantTo ? [{ to: 'player', playerId, ...grantTo }] : []
  })
}

/** Written before other work gets a turn. */
const ROWS_OF_STEP = 100

async function writeRows(db: Queryable, { sequence }: SeenEvent, { added, changed, erased }: Rows): Promise<void> {
  if (added.length > 0) await insertRegistrations(db, added, sequence)
  for (const [place, registration] of changed.entries()) {
    if (place > 0 && place % ROWS_OF_STEP === 0) await othersHaveTheirTurn()
    await updateRegistration(db, registration)
  }
  for (const { id } of erased) await deleteRegistrationRow(db, id)
}
