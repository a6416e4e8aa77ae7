import type { UserDocument } from '@tablee/contract/accounts/user-document'
import type { EventNewsItem } from '@tablee/contract/registrations/event-messages'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import { acceptRegistration } from '@tablee/domain/registrations/accept-registration'
import type { GivenGuardian } from '@tablee/domain/registrations/guardian'
import { notePayment } from '@tablee/domain/registrations/note-payment'
import type { PersonalDetails, Registration } from '@tablee/domain/registrations/registration'
import type { RegistrationDecision } from '@tablee/domain/registrations/registration-decision'
import { may } from '@tablee/domain/tournaments/authority/may'
import type { StaffRole } from '@tablee/domain/tournaments/authority/role'
import type { PublicId, Tournament } from '@tablee/domain/tournaments/tournament'
import { publicIdOf } from '../../device-storage/secret.ts'
import { PlayedTournamentServer } from '../../features/tournaments/testing/played-tournament-server.ts'
import { type Answer, executed } from '../../transport/testing/local-server.ts'
import { ACTS_ON_MANY, addedAtDesk } from './acts-on-many.ts'
import { ACTS_ON_ONE, DOOR_CODE } from './acts-on-one.ts'
import { anEvent } from './an-event.ts'
import { RegistrationBook } from './registration-book.ts'
import { decklistOf, detailsOf, guardianOf, type Input, NO_DETAILS, refused, wishIn } from './registration-input.ts'
import type { Kept, Looker } from './registration-view.ts'

const NOBODY_SIGNED_IN = {
  status: 401,
  body: { message: '', code: 401, type: 'general_unauthorized_scope', version: '1.6.1' },
} as const

/**
 * One announced event: decides with the domain, shows each client what they may see, and notifies the live channel. One browser, whose
 * account is `signedIn`.
 */
export class EventServer {
  readonly event: PlayedTournamentServer
  signedIn: UserDocument | null = null
  /** Null: the role has ended. */
  helper: { readonly secret: string; readonly role: StaffRole } | null = null
  readonly #book: RegistrationBook
  readonly #done = new Map<unknown, () => Answer>()

  /** News sent to those registered, and what may still be written. */
  messages: { news: EventNewsItem[]; writing: { left: number; recipients: number } } = {
    news: [],
    writing: { left: 3, recipients: 4 },
  }

  static async start(tournament: Tournament = anEvent()): Promise<EventServer> {
    return new EventServer(await PlayedTournamentServer.start(tournament))
  }

  private constructor(event: PlayedTournamentServer) {
    this.event = event
    this.#book = new RegistrationBook(event)
    event.local.answerAccount(() => (this.signedIn ? { status: 200, body: this.signedIn } : NOBODY_SIGNED_IN))
    const answers: Record<string, (input: Input) => Answer> = {
      // Losing answers of acts loses those of reads too.
      'get-advanced-registrations': (input) =>
        event.isLosingAnswers
          ? 'cut'
          : executed(200, { success: true, data: this.#views(input), liveSequence: event.sequence }),
      'get-event-messages': () => executed(200, { success: true, data: this.messages }),
      'message-registered': ({ text }) => this.#writes(String(text)),
      'get-door-code': (input) =>
        this.#isAtDesk(input)
          ? executed(200, { success: true, data: { doorCode: DOOR_CODE } })
          : refused(refuse('not_organizer')),
    }
    const acts: Record<string, (input: Input) => Answer> = {
      'register-advanced-player': (input) => this.#register(input),
      'add-player-at-desk': (input) => this.#addAtDesk(input),
      'update-player-advanced-tournament': (input) => this.#actOnOne(input, (kept) => this.#amend(input, kept)),
      'submit-advanced-decklist': (input) => this.#actOnOne(input, (kept) => this.#amend(input, kept)),
    }
    for (const [id, decide] of Object.entries(ACTS_ON_ONE))
      acts[id] = (input) =>
        this.#actOnOne(input, (kept) => decide(event.tournament, { ...kept, input, registrations: this.registrations }))
    for (const [id, decide] of Object.entries(ACTS_ON_MANY))
      acts[id] = (input) => this.#carryMany(input, decide({ tournament: event.tournament, book: this.#book, input }))
    for (const [id, answer] of Object.entries(answers)) event.others.set(id, answer)
    for (const [id, act] of Object.entries(acts)) event.others.set(id, (input) => this.#once(input, () => act(input)))
  }

  get kept(): readonly Kept[] {
    return this.#book.kept
  }

  set kept(kept: readonly Kept[]) {
    this.#book.kept = kept
  }

  get registrations(): readonly Registration[] {
    return this.#book.registrations
  }

  keptOf(name: string): Kept {
    return this.#book.of(name)
  }

  /** On another device; `secret` is a secret or an account id. */
  registers(name: string, secret: string, details: Partial<PersonalDetails> = {}): void {
    const isAccount = secret.startsWith('account-')
    const publicId = (isAccount ? secret : publicIdOf(secret)) as PublicId
    const outcome = this.#book.register(name, publicId, { password: 'right', givesDeck: true })
    this.#book.carried(outcome, { publicId, details: { ...NO_DETAILS, ...details } })
  }

  accepts(name: string): void {
    this.moves(name, acceptRegistration)
  }

  moves(name: string, decide: (tournament: Tournament, kept: Kept) => Outcome<RegistrationDecision>): void {
    this.#book.carried(decide(this.event.tournament, this.keptOf(name)))
  }

  amends(name: string, given: Input): void {
    const kept = this.keptOf(name)
    const decklist = decklistOf(given) ?? kept.decklist
    this.#book.carried(this.#amend(given, kept), {
      details: detailsOf(given, kept.details),
      decklist,
      ...wishIn(given),
    })
  }

  pays(name: string): void {
    const { registration, hasPaid: before } = this.keptOf(name)
    const outcome = notePayment(this.event.tournament, { registration, before, hasPaid: true })
    if (outcome.accepted) this.#book.carry(outcome.value, { hasPaid: true })
  }

  get #isOrganizer(): boolean {
    return this.signedIn?.$id === this.event.tournament.organizer
  }

  #isAtDesk({ organizerId }: Input): boolean {
    const { helper } = this
    return (
      this.#isOrganizer ||
      (helper?.secret === organizerId && helper !== null && may('accept-registration', helper.role))
    )
  }

  #amend(input: Input, kept: Kept): Outcome<RegistrationDecision> {
    return this.#book.amend(input, kept, this.#isOrganizer ? 'staff' : 'player')
  }

  #writes(text: string): Answer {
    const left = this.messages.writing.left - 1
    const { recipients } = this.messages.writing
    const one = { id: `m${left}`, kind: 'message', text, startsAt: null, location: null }
    const at = '2030-02-01T18:00:00.000+00:00'
    this.messages = { news: [{ ...one, at }, ...this.messages.news], writing: { left, recipients } }
    return executed(200, { success: true, data: { ...this.messages, sent: { recipients, mailed: 2 } } })
  }

  #register(input: Input): Answer {
    const publicId = this.#publicIdOf(input.playerId)
    const decklist = decklistOf(input)
    const guardian = input.guardian as GivenGuardian | null | undefined
    const shown = { password: this.event.shown(input.password), givesDeck: Boolean(decklist), guardian }
    const outcome = this.#book.register(String(input.playerName), publicId, shown)
    if (!outcome.accepted) return refused(outcome)
    const given = decklist === undefined ? {} : { decklist }
    const person = {
      details: detailsOf(input, NO_DETAILS),
      guardian: this.#guardian(input, null, false),
      ...wishIn(input),
    }
    this.#book.carry(outcome.value, { publicId, ...person, ...given })
    return this.#answerOne(outcome.value.registration.id, input)
  }

  #addAtDesk(input: Input): Answer {
    if (!this.#isAtDesk(input)) return refused(refuse('not_organizer'))
    const outcome = addedAtDesk({ tournament: this.event.tournament, book: this.#book, input })
    if (!outcome.accepted) return refused(outcome)
    const details = detailsOf(input, NO_DETAILS)
    const person = { details, guardian: this.#guardian(input, null, true), ...wishIn(input) }
    for (const decision of outcome.value) this.#book.carry(decision, { publicId: null, ...person })
    return this.#answerOne(String(outcome.value[0]?.registration.id), input)
  }

  #guardian(input: Input, before: Kept['guardian'], isByStaff: boolean): Kept['guardian'] {
    return guardianOf(this.event.tournament, input, { before, isByStaff })
  }

  #actOnOne(input: Input, decide: (kept: Kept) => Outcome<RegistrationDecision>): Answer {
    const meant = this.kept.find(
      ({ registration, publicId }) => publicId === input.playerId || registration.playerId === input.playerId,
    )
    const own = this.kept.find(({ publicId }) => publicId === this.#publicIdOf(input.playerId))
    const isStaff = this.#isAtDesk(input)
    if (input.organizerId !== undefined && !isStaff) return refused(refuse('not_organizer'))
    const kept = isStaff ? (meant ?? own) : own
    if (!kept) return refused(refuse('registration_not_found'))
    const outcome = decide(kept)
    if (!outcome.accepted) return refused(outcome)
    const decklist = decklistOf(input)
    const details = detailsOf(input, kept.details)
    const paid = typeof input.hasPaid === 'boolean' ? { hasPaid: input.hasPaid } : {}
    const isDeckByOrganizer = isStaff && kept !== own
    const deck = decklist === undefined ? {} : { decklist, isDeckByOrganizer }
    const guardian = this.#guardian(input, kept.guardian, isDeckByOrganizer)
    this.#book.carry(outcome.value, { details, guardian, ...wishIn(input), ...paid, ...deck })
    return this.#answerOne(kept.registration.id, input)
  }

  #carryMany(input: Input, outcome: Outcome<readonly RegistrationDecision[]>): Answer {
    if (!this.#isAtDesk(input)) return refused(refuse('not_organizer'))
    if (!outcome.accepted) return refused(outcome)
    const paid = typeof input.hasPaid === 'boolean' ? { hasPaid: input.hasPaid } : {}
    for (const decision of outcome.value) this.#book.carry(decision, paid)
    const looker = this.#looker(input)
    const registrations = outcome.value.map(({ registration }) => this.#book.view(registration.id, looker))
    const waiting = this.#book
      .meantOrAll(input)
      .filter(({ registration: { state } }) => state.kind === 'pending')
      .map(({ registration: { name } }) => name)
    const { capacity: maxPlayers } = this.event.tournament
    return executed(200, { success: true, data: { registrations, maxPlayers, waiting } })
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

  #looker(input: Input): Looker {
    const ids = [this.signedIn?.$id, input.playerId && publicIdOf(String(input.playerId))]
    return { isOrganizer: this.#isOrganizer, isAtDesk: this.#isAtDesk(input), ids }
  }

  #views(input: Input) {
    const looker = this.#looker(input)
    return this.#book.meantOrAll(input).map(({ registration }) => this.#book.view(registration.id, looker))
  }

  #answerOne(id: string, input: Input): Answer {
    const registration = this.#book.view(id, this.#looker(input))
    return executed(200, { success: true, data: { registration, maxPlayers: this.event.tournament.capacity } })
  }
}
