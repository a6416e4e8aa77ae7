import type { Acting } from '@tablee/contract/serving/caller'
import type { Claim } from '@tablee/contract/serving/carried-act'
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
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { tellOrganizer } from '../organizer-letters.ts'
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
import { type Rows, rowsAfter, standingAfter, withoutPromoted } from '../rows-after.ts'

/** What an act reads of the registrations of an event: no more than it decides by. */
export type Known = {
  /** Those that it can be about. */
  readonly rows: readonly KeptRegistration[]
  /** All of the event, in the order in which they came, where names or states of others matter. */
  readonly registrations: readonly Registration[]
  /** Those that the places on the waiting list follow from, in that order: all, or as `loadQueue` says. */
  readonly standing: readonly StandingRegistration[]
}

/** Whom the act is about, and what else its decision leans on. */
export type About = {
  readonly author: Author
  readonly at: string
  readonly meant: readonly Candidate[]
  readonly registrations: readonly Registration[]
}

/** One act on registrations: which it is, who asks, what it reads, and what is kept. */
export type RegistrationsAct<Loaded extends Known> = {
  readonly name: RegistrationActName
  readonly tournamentId: TournamentId
  readonly actId?: string | undefined
  readonly claim: Claim
  /** What the sender typed to come in. */
  readonly password?: string | null | undefined
  /** The id that the caller chose for a new registration: refused where there is one of it. */
  readonly chosenId?: RegistrationId | null
  /** Whoever is written in hears of it though nobody would by the act itself; only before the start. */
  readonly isToldByMail?: boolean
  readonly load: (db: Queryable, event: SeenEvent) => Promise<Loaded>
  /** Which of the rows it is about; all of them where this is left out. */
  readonly meant?: (event: SeenEvent, loaded: Loaded, author: Author) => Outcome<readonly KeptRegistration[]>
  /** Asks `decideRegistrationAct`. */
  readonly decide: (event: SeenEvent, loaded: Loaded, about: About) => Outcome<readonly RegistrationDecision[]>
  /** What of a row that it touches is kept otherwise from now on; null: the rows stay as they are. */
  readonly amend?: ((kept: KeptRegistration, author: Author) => KeptRegistration) | null
  /** The row of somebody who comes by it. */
  readonly make?: (registration: Registration, place: number) => KeptRegistration
  /** The device that acts for each of them from now on. */
  readonly grantTo?: { readonly secret: string }
  /** It counts as an act though it changes nothing that anybody sees. */
  readonly isAct?: boolean
}

export type CarriedRegistrations<Loaded> = {
  readonly event: SeenEvent
  /** What was decided by; when the act had been carried before, how it stands now. */
  readonly loaded: Loaded
  /** What places follow from after the act. */
  readonly standing: readonly StandingRegistration[]
  /** Those that the act added and changed; null when it had been carried before. */
  readonly touched: readonly KeptRegistration[] | null
  /** Those that are kept no longer, and the event as it was with them. */
  readonly erased: { readonly event: SeenEvent; readonly rows: readonly KeptRegistration[] } | null
}

/** Carries one act on registrations of an event: tournament, registrations and journal in one transaction. */
export async function carryRegistrations<Loaded extends Known>(
  acting: Acting<RegistrationGround>,
  act: RegistrationsAct<Loaded>,
): Promise<Outcome<CarriedRegistrations<Loaded>>> {
  const { name, tournamentId, actId, claim, chosenId = null, load } = act
  const at = acting.now().toISOString()
  const outcome = await acting.carryAct(
    acting.caller,
    {
      ...{ name, actId, claim, target: { id: tournamentId }, isForCancelled: isForCancelledEvent(name) },
      load: async ({ db }, event) => ({
        loaded: await load(db, event),
        isChosen: chosenId !== null && (await findRegistration(db, chosenId)) !== null,
      }),
      decide: (event, { loaded, isChosen }, author) => {
        if (isChosen) return refuse('document_exists')
        const decided = decide(act, { event, loaded, author, at })
        if (!decided.accepted) return decided
        const rows = rowsAfter(act, { rows: loaded.rows, decisions: decided.value, author, at })
        const standing = standingAfter(loaded.standing, rows)
        const result = { rows, loaded, standing, before: event, role: author.role }
        const { isAct = false } = act
        return accept({ changes: changesOf(decided.value), grants: grantsOf(act, decided.value), isAct, result })
      },
      beside: async (tx, { held: event, result: { rows, standing, role } }) => {
        await writeRows(tx.db, event, rows)
        const { added, changed } = rows
        const isReceipt = act.isToldByMail === true && isWaiting(event.tournament)
        const kind = isReceipt ? 'registrationReceived' : newsOf(name, role)
        const registrations = [...added, ...changed]
        if (kind) await tellByMail(acting, tx, { registrations, kind, tournament: event.tournament })
        await tellOrganizer(acting, tx, { act: name, role, event, standing, added, changed })
      },
    },
    act.password,
  )
  if (!outcome.accepted) return outcome
  const { held: event, told, result } = outcome.value
  if (result) {
    const { loaded, rows, before } = result
    const standing = withoutPromoted(result.standing, told ?? [])
    const erased = { event: before, rows: rows.erased }
    return accept({ event, loaded, standing, touched: [...rows.added, ...rows.changed], erased })
  }
  const loaded = await acting.database.read((db) => load(db, event))
  return accept({ event, loaded, standing: loaded.standing, touched: null, erased: null })
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

/** Whose device it is, only a few acts ask: of thousands that are checked in it is not worked out. */
function candidateOf({ publicIdOf }: SeenEvent): (registration: Registration) => Candidate {
  return (registration) => ({
    registration,
    get publicId() {
      return publicIdOf(registration.playerId)
    },
  })
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

async function writeRows(db: Queryable, { sequence }: SeenEvent, { added, changed, erased }: Rows): Promise<void> {
  if (added.length > 0) await insertRegistrations(db, added, sequence)
  for (const registration of changed) await updateRegistration(db, registration)
  for (const { id } of erased) await deleteRegistrationRow(db, id)
}
