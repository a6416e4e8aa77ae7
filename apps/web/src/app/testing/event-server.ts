import type { UserDocument } from '@tablee/contract/accounts/user-document'
import type { EventNewsItem } from '@tablee/contract/registrations/event-messages'
import type { RegistrationView, WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { acceptInOrder, acceptRegistration } from '@tablee/domain/registrations/accept-registration'
import { addAtDesk } from '@tablee/domain/registrations/add-at-desk'
import { amendRegistration } from '@tablee/domain/registrations/amend-registration'
import { awardByes } from '@tablee/domain/registrations/award-byes'
import { checkIn, checkInAll, settleField } from '@tablee/domain/registrations/check-in'
import { checkInMyself } from '@tablee/domain/registrations/check-in-myself'
import { hideRegisteredName } from '@tablee/domain/registrations/hide-registered-name'
import {
  cancelRegistration,
  cancelRegistrations,
  dropRegistration,
} from '@tablee/domain/registrations/leave-registration'
import { notePayment, notePayments } from '@tablee/domain/registrations/note-payment'
import { register } from '@tablee/domain/registrations/register'
import {
  type PersonalDetails,
  publicName,
  type Registration,
  type RegistrationId,
} from '@tablee/domain/registrations/registration'
import type { RegistrationDecision } from '@tablee/domain/registrations/registration-decision'
import { toldStanding } from '@tablee/domain/registrations/registration-state'
import {
  type UndoableAct,
  undoRegistrationAct,
  undoRegistrationActs,
} from '@tablee/domain/registrations/undo-registration-act'
import { waitingPositions } from '@tablee/domain/registrations/waiting-list'
import { may } from '@tablee/domain/tournaments/authority/may'
import type { StaffRole } from '@tablee/domain/tournaments/authority/role'
import type { ShownPassword } from '@tablee/domain/tournaments/entry-password'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import type { PlayerId, PublicId, Tournament } from '@tablee/domain/tournaments/tournament'
import { publicIdOf } from '../../device-storage/secret.ts'
import { PlayedTournamentServer } from '../../features/tournaments/testing/played-tournament-server.ts'
import { type Answer, executed } from '../../transport/testing/local-server.ts'
import { anEvent } from './an-event.ts'
import { decklistOf, detailsOf, type Input, NO_DETAILS, refused } from './registration-input.ts'

type Kept = {
  readonly registration: Registration
  readonly publicId: PublicId | null
  readonly details: PersonalDetails
  readonly decklist: string | null
  readonly hasPaid: boolean
  readonly isDeckByOrganizer: boolean
}

/** What comes with a registration. */
type Shown = { readonly password: ShownPassword; readonly givesDeck: boolean }

const NOTHING_KEPT = { publicId: null, details: NO_DETAILS, decklist: null, hasPaid: false, isDeckByOrganizer: false }

const REGISTERED_AT = '2030-01-31T18:00:00.000+00:00'

/** What hangs at the door of its event. */
export const DOOR_CODE = 'code-of-the-door'

/**
 * A server with one announced event and its registrations: decides with the domain, shows each asker what they may see,
 * and tells the live channel. One browser, whose account is `signedIn`.
 */
export class EventServer {
  readonly event: PlayedTournamentServer
  kept: readonly Kept[] = []
  signedIn: UserDocument | null = null
  /** A device that helps; null: its role has ended. */
  helper: { readonly secret: string; readonly role: StaffRole } | null = null
  readonly #done = new Map<unknown, () => Answer>()
  #next = 1

  /** What those registered were told, and what the organizer may still write. */
  messages: { news: EventNewsItem[]; writing: { left: number; recipients: number } } = {
    news: [],
    writing: { left: 3, recipients: 4 },
  }

  static async start(tournament: Tournament = anEvent()): Promise<EventServer> {
    return new EventServer(await PlayedTournamentServer.start(tournament))
  }

  private constructor(event: PlayedTournamentServer) {
    this.event = event
    event.local.answerAccount(() =>
      this.signedIn
        ? { status: 200, body: this.signedIn }
        : {
            status: 401,
            body: { message: '', code: 401, type: 'general_unauthorized_scope', version: '1.6.1' },
          },
    )
    const one = (decide: (input: Input, kept: Kept) => Outcome<RegistrationDecision>) => (input: Input) =>
      this.#once(input, () => this.#actOnOne(input, decide))
    const acts: Record<string, (input: Input) => Answer> = {
      // A network that loses the answers of acts loses those of reading too.
      'get-advanced-registrations': (input) =>
        this.event.isLosingAnswers
          ? 'cut'
          : executed(200, { success: true, data: this.#views(input), liveSequence: this.event.sequence }),
      'register-advanced-player': (input) => this.#once(input, () => this.#register(input)),
      'add-player-at-desk': (input) => this.#once(input, () => this.#addAtDesk(input)),
      'update-player-advanced-tournament': one((input, kept) => this.#amend(input, kept)),
      'submit-advanced-decklist': one((input, kept) => this.#amend(input, kept)),
      'cancel-player-advanced-tournament': one((_, { registration }) =>
        cancelRegistration(this.event.tournament, registration),
      ),
      'drop-player-advanced-tournament': one((_, { registration }) =>
        dropRegistration(this.event.tournament, registration),
      ),
      'accept-registration': one(({ addsSeat }, kept) =>
        acceptRegistration(this.event.tournament, { ...kept, addsSeat: addsSeat === true }),
      ),
      'undo-registration-act': one(({ act }, kept) =>
        undoRegistrationAct(this.event.tournament, { ...kept, act: act as UndoableAct }),
      ),
      'check-in-player': one(({ isPresent }, { registration }) =>
        checkIn(this.event.tournament, { registration, isPresent: isPresent === true }),
      ),
      'get-event-messages': () => executed(200, { success: true, data: this.messages }),
      'message-registered': ({ text }) => {
        const left = this.messages.writing.left - 1
        const { recipients } = this.messages.writing
        const one = { id: `m${left}`, kind: 'message', text: String(text), startsAt: null, location: null }
        const at = '2030-02-01T18:00:00.000+00:00'
        this.messages = { news: [{ ...one, at }, ...this.messages.news], writing: { left, recipients } }
        const sent = { recipients, mailed: 2 }
        return executed(200, { success: true, data: { ...this.messages, sent } })
      },
      'get-door-code': (input) =>
        this.#isAtDesk(input)
          ? executed(200, { success: true, data: { doorCode: DOOR_CODE } })
          : refused(refuse('not_organizer')),
      'check-in-myself': one(({ isPresent, doorCode }, { registration }) =>
        checkInMyself(this.event.tournament, {
          ...{ registration, isPresent: isPresent === true, now: new Date().toISOString() },
          isDoorCode: doorCode === undefined ? null : doorCode === DOOR_CODE,
        }),
      ),
      'award-byes': one(({ byes }, { registration }) =>
        awardByes(this.event.tournament, { registration, byes: Number(byes) }),
      ),
      'note-payment': one(({ hasPaid }, { registration, hasPaid: before }) =>
        notePayment(this.event.tournament, { registration, before, hasPaid: hasPaid === true }),
      ),
      'hide-registered-name': one(({ isHidden }, { registration }) =>
        hideRegisteredName(this.event.tournament, {
          registration,
          registrations: this.registrations,
          isHidden: isHidden === true,
        }),
      ),
      'accept-registrations': (input) => this.#once(input, () => this.#acceptMany(input)),
      'drop-absent-players': (input) =>
        this.#once(input, () => this.#carryMany(input, settleField(this.event.tournament, this.kept))),
      'check-in-players': (input) =>
        this.#once(input, () => {
          const { registrationIds, isPresent } = input
          const isMeant = ({ registration: { id } }: Kept) =>
            !Array.isArray(registrationIds) || registrationIds.includes(id)
          const registrations = this.kept.filter(isMeant).map(({ registration }) => registration)
          const wish = { registrations, isPresent: isPresent === true }
          return this.#carryMany(input, checkInAll(this.event.tournament, wish))
        }),
      'note-payments': (input) =>
        this.#once(input, () => {
          const hasPaid = input.hasPaid === true
          const payments = this.#meantBy(input).map((kept) => ({ ...kept, before: kept.hasPaid, hasPaid }))
          return this.#carryMany(input, notePayments(this.event.tournament, payments), { kept: { hasPaid } })
        }),
      'cancel-registrations': (input) =>
        this.#once(input, () => {
          const meant = this.#meantBy(input).map(({ registration }) => registration)
          return this.#carryMany(input, cancelRegistrations(this.event.tournament, meant))
        }),
      'undo-registration-acts': (input) =>
        this.#once(input, () => {
          const wish = { act: input.act as UndoableAct, candidates: this.#meantBy(input) }
          return this.#carryMany(input, undoRegistrationActs(this.event.tournament, wish))
        }),
    }
    for (const [id, answer] of Object.entries(acts)) event.others.set(id, answer)
  }

  /** Somebody registers on another device; `secret` is a secret, or the id of an account. */
  registers(name: string, secret: string, details: Partial<PersonalDetails> = {}): void {
    const isAccount = secret.startsWith('account-')
    const publicId = (isAccount ? secret : publicIdOf(secret)) as PublicId
    const outcome = this.#registration(name, publicId, { password: 'right', givesDeck: true })
    if (!outcome.accepted) throw new Error(outcome.refusal.code)
    this.#carry(outcome.value, { publicId, details: { ...NO_DETAILS, ...details } })
  }

  /** The organizer accepts somebody elsewhere. */
  accepts(name: string): void {
    this.moves(name, acceptRegistration)
  }

  /** The registration of somebody comes to stand otherwise. */
  moves(name: string, decide: (tournament: Tournament, kept: Kept) => Outcome<RegistrationDecision>): void {
    const outcome = decide(this.event.tournament, this.keptOf(name))
    if (!outcome.accepted) throw new Error(outcome.refusal.code)
    this.#carry(outcome.value)
  }

  /** Somebody amends elsewhere what they gave. */
  amends(name: string, given: Input): void {
    const kept = this.keptOf(name)
    const outcome = this.#amend(given, kept)
    if (!outcome.accepted) throw new Error(outcome.refusal.code)
    const decklist = decklistOf(given) ?? kept.decklist
    this.#carry(outcome.value, { details: detailsOf(given, kept.details), decklist })
  }

  keptOf(name: string): Kept {
    const kept = this.kept.find(({ registration }) => registration.name === name)
    if (!kept) throw new Error(`nobody registered as ${name}`)
    return kept
  }

  /** Somebody at another device of the desk notes that the fee is settled. */
  pays(name: string): void {
    const kept = this.kept.find(({ registration }) => registration.name === name)
    if (!kept) throw new Error(`no registration of ${name}`)
    const { registration, hasPaid: before } = kept
    const outcome = notePayment(this.event.tournament, { registration, before, hasPaid: true })
    if (outcome.accepted) this.#carry(outcome.value, { hasPaid: true })
  }

  get registrations(): readonly Registration[] {
    return this.kept.map(({ registration }) => registration)
  }

  get #isOrganizer(): boolean {
    return this.signedIn?.$id === this.event.tournament.organizer
  }

  /** Whoever does what is done at the desk. */
  #isAtDesk({ organizerId }: Input): boolean {
    const { helper } = this
    return (
      this.#isOrganizer ||
      (helper?.secret === organizerId && helper !== null && may('accept-registration', helper.role))
    )
  }

  #registration(name: string, publicId: PublicId, shown: Shown): Outcome<RegistrationDecision> {
    const number = this.#next++
    const newcomer = { id: `r${number}` as RegistrationId, playerId: `q${number}` as PlayerId, name }
    const own = this.kept.find((kept) => kept.publicId === publicId)?.registration ?? null
    const now = new Date().toISOString()
    return register(this.event.tournament, {
      newcomer,
      own,
      registrations: this.registrations,
      publicId,
      now,
      ...shown,
    })
  }

  #register(input: Input): Answer {
    const publicId = this.#publicIdOf(input.playerId)
    const decklist = decklistOf(input)
    const shown = { password: this.event.shown(input.password), givesDeck: Boolean(decklist) }
    const outcome = this.#registration(String(input.playerName), publicId, shown)
    if (!outcome.accepted) return refused(outcome)
    const given = decklist === undefined ? {} : { decklist }
    this.#carry(outcome.value, { publicId, details: detailsOf(input, NO_DETAILS), ...given })
    return this.#answerOne(outcome.value.registration.id, input)
  }

  #addAtDesk(input: Input): Answer {
    const number = this.#next++
    const newcomer = {
      id: `r${number}` as RegistrationId,
      playerId: `q${number}` as PlayerId,
      name: String(input.playerName),
      byes: Number(input.byes ?? 0),
    }
    if (!this.#isAtDesk(input)) return refused(refuse('not_organizer'))
    const outcome = addAtDesk(this.event.tournament, {
      newcomers: [newcomer],
      registrations: this.registrations,
      now: this.event.tournament.announcement?.startsAt ?? '',
    })
    if (!outcome.accepted) return refused(outcome)
    const details = detailsOf(input, NO_DETAILS)
    for (const decision of outcome.value) this.#carry(decision, { publicId: null, details })
    return this.#answerOne(newcomer.id, input)
  }

  #actOnOne(input: Input, decide: (input: Input, kept: Kept) => Outcome<RegistrationDecision>): Answer {
    const meant = this.kept.find(
      ({ registration, publicId }) => publicId === input.playerId || registration.playerId === input.playerId,
    )
    const own = this.kept.find(({ publicId }) => publicId === this.#publicIdOf(input.playerId))
    const isStaff = this.#isAtDesk(input)
    if (input.organizerId !== undefined && !isStaff) return refused(refuse('not_organizer'))
    const kept = isStaff ? (meant ?? own) : own
    if (!kept) return refused(refuse('registration_not_found'))
    const outcome = decide(input, kept)
    if (!outcome.accepted) return refused(outcome)
    const decklist = decklistOf(input)
    const details = detailsOf(input, kept.details)
    const paid = typeof input.hasPaid === 'boolean' ? { hasPaid: input.hasPaid } : {}
    const isDeckByOrganizer = isStaff && kept !== own
    const deck = decklist === undefined ? {} : { decklist, isDeckByOrganizer }
    this.#carry(outcome.value, { details, ...paid, ...deck })
    return this.#answerOne(kept.registration.id, input)
  }

  #amend(input: Input, { registration }: Kept): Outcome<RegistrationDecision> {
    const name = typeof input.playerName === 'string' ? input.playerName : undefined
    const by = this.#isOrganizer ? 'organizer' : 'player'
    const { playerName: _, tournamentId: _of, playerId: _whose, actId: _act, ...others } = input
    const isNameAlone = name !== undefined && Object.keys(others).length === 0
    const { registrations } = this
    return amendRegistration(this.event.tournament, { registration, registrations, name, by, isNameAlone })
  }

  #acceptMany(input: Input): Answer {
    const meant = input.registrationIds as readonly string[] | undefined
    const candidates = this.kept.filter(({ registration }) => meant?.includes(registration.id) ?? true)
    const waiting = () =>
      this.registrations
        .filter(({ id, state }) => state.kind === 'pending' && (meant?.includes(id) ?? true))
        .map(({ name }) => name)
    return this.#carryMany(input, acceptInOrder(this.event.tournament, candidates), {
      more: () => ({ waiting: waiting() }),
    })
  }

  #meantBy({ registrationIds }: Input): readonly Kept[] {
    return this.kept.filter(
      ({ registration: { id } }) => Array.isArray(registrationIds) && registrationIds.includes(id),
    )
  }

  #carryMany(
    input: Input,
    outcome: Outcome<readonly RegistrationDecision[]>,
    { more = () => ({}), kept = {} }: { readonly more?: () => object; readonly kept?: Partial<Kept> } = {},
  ): Answer {
    if (!this.#isAtDesk(input)) return refused(refuse('not_organizer'))
    if (!outcome.accepted) return refused(outcome)
    for (const decision of outcome.value) this.#carry(decision, kept)
    const registrations = outcome.value.map(({ registration }) => this.#view(registration.id, input))
    const { capacity: maxPlayers } = this.event.tournament
    return executed(200, { success: true, data: { registrations, maxPlayers, ...more() } })
  }

  #carry({ registration, changes }: RegistrationDecision, more: Partial<Omit<Kept, 'registration'>> = {}): void {
    const before = this.kept.find((kept) => kept.registration.id === registration.id)
    const kept = { ...NOTHING_KEPT, ...before, ...more, registration }
    const isLast = changes.some((change) => change.kind === 'registration_moved' && change.news?.kind === 'arrived')
    this.kept = isLast
      ? [...this.kept.filter((one) => one !== before), kept]
      : this.kept.map((one) => (one === before ? kept : one))
    this.event.happens(accept(changes))
  }

  #once(input: Input, act: () => Answer): Answer {
    const done = this.#done.get(input.actId)
    const answer = done ? done() : act()
    if (!done) this.#done.set(input.actId, () => answer)
    return this.event.isLosingAnswers ? 'cut' : answer
  }

  #publicIdOf(secret: unknown): PublicId {
    return (this.signedIn?.$id === secret ? secret : publicIdOf(String(secret))) as PublicId
  }

  #views(input: Input): readonly RegistrationView[] {
    const meant = input.registrationIds as readonly string[] | undefined
    const shown = this.kept.filter(({ registration }) => meant?.includes(registration.id) ?? true)
    return shown.map(({ registration }) => this.#view(registration.id, input))
  }

  #view(id: string, input: Input): RegistrationView {
    const kept = this.kept.find(({ registration }) => registration.id === id)
    if (!kept) throw new Error(`no registration ${id}`)
    const own = [this.signedIn?.$id, input.playerId && publicIdOf(String(input.playerId))]
    if (this.#isOrganizer || own.includes(kept.publicId ?? '')) return this.#whole(kept)
    const { hasPaid } = kept
    const { shownAs, state } = kept.registration
    const { checkedIn } = toldStanding(state)
    return this.#isAtDesk(input) ? { ...this.#public(kept), checkedIn, hasPaid, shownAs } : this.#public(kept)
  }

  #public({ registration, publicId, decklist }: Kept): RegistrationView {
    const { tournament } = this.event
    const { id, playerId: playerKey } = registration
    const { status, dropped } = toldStanding(registration.state)
    const isShown = tournament.areDecklistsPublic && isFinished(tournament) && status === 'confirmed'
    const pending = this.registrations.filter(({ state }) => state.kind === 'pending').map((one) => one.id)
    const position = waitingPositions(tournament, pending).get(id) ?? null
    return {
      id,
      playerId: publicId,
      playerName: publicName(registration),
      status,
      dropped,
      playerKey,
      waitingPosition: position,
      decklist: isShown ? decklist : null,
    }
  }

  #whole(kept: Kept): WholeRegistration {
    return {
      ...this.#public(kept),
      playerName: kept.registration.name,
      shownAs: kept.registration.shownAs,
      ...kept.details,
      tournamentId: this.event.tournament.id,
      decklist: kept.decklist,
      registrationDate: REGISTERED_AT,
      checkedIn: toldStanding(kept.registration.state).checkedIn,
      hasPaid: kept.hasPaid,
      isDeckByOrganizer: kept.isDeckByOrganizer,
      isAnonymous: !kept.publicId?.startsWith('account-'),
    }
  }

  #answerOne(id: string, input: Input): Answer {
    const registration = this.#view(id, input)
    return executed(200, { success: true, data: { registration, maxPlayers: this.event.tournament.capacity } })
  }
}
