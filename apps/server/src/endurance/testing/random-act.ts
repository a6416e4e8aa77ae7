import fc from 'fast-check'
import {
  finishes,
  isAddedByHand,
  isDecided,
  isErased,
  isRenamed,
  isReported,
  isRestored,
  joins,
  leaves,
  type ModelledEvening,
  meetingsNow,
  opensRound,
  reopens,
  returns,
  starts,
  type Table,
  takesBackRound,
} from './modelled-evening.ts'

export const PHONES = 20
export const ORGANIZER = 'organizer-secret-0123456789abcdef'
export const secretOf = (phone: number) => `secret-of-phone-${phone}-0123456789abcdef`
const ownName = (phone: number) => `Joueur ${phone}`
const guestName = (number: number) => `Invité ${number}`

export type Evening = { readonly id: string; readonly code: string }

export type ModelledCall = {
  readonly id: string
  readonly input: object
  readonly rule: (evening: ModelledEvening) => ModelledEvening | string
}

/** Null while the act is impossible. */
export type RandomAct = (model: ModelledEvening, evening: Evening) => ModelledCall | null

const one = <Each>(list: readonly Each[], index: number): Each | undefined => list[index % list.length]
const personOf = (model: ModelledEvening, phone: number) => model.people.find((person) => person.phone === phone)

const phone = fc.integer({ min: 1, max: PHONES })
const index = fc.nat(1000)
/** The last one is not a valid score. */
const score = fc.constantFrom('2-0', '2-1', '1-2', '0-2', '1-1', '3-1')

const onTable = (
  arbitrary: fc.Arbitrary<(table: Table, model: ModelledEvening, evening: Evening) => ModelledCall | null>,
): fc.Arbitrary<RandomAct> =>
  fc.tuple(arbitrary, index).map(([make, at]) => (model, evening) => {
    const table = one(meetingsNow(model), at)
    return table ? make(table, model, evening) : null
  })

const arrives = fc.tuple(phone, fc.nat(30)).map(
  ([by, guest]): RandomAct =>
    (model, { code }) => {
      if (model.phase !== 'waiting' && guest !== 30) return null
      // Sometimes under a name the organizer added.
      const playerName = guest < 3 ? guestName(guest) : ownName(by)
      return {
        id: 'join-quick-tournament',
        input: { code, playerName, playerId: secretOf(by) },
        rule: joins(by, playerName),
      }
    },
)

const goes = phone.map(
  (by): RandomAct =>
    (model, { code }) => {
      const person = personOf(model, by)
      return {
        id: 'leave-quick-tournament',
        input: { code, playerId: secretOf(by) },
        rule: person ? leaves(person, true) : () => 'not_your_match',
      }
    },
)

const comesBack = phone.map(
  (by): RandomAct =>
    (model, { code }) => {
      const person = personOf(model, by)
      return {
        id: 'return-to-quick-tournament',
        input: { code, playerId: secretOf(by) },
        rule: person ? returns(person) : () => 'not_your_match',
      }
    },
)

const isWrittenIn = fc.nat(8).map(
  (guest): RandomAct =>
    (_, { code }) => ({
      id: 'add-anonymous-player',
      input: { code, playerName: guestName(guest), organizerId: ORGANIZER },
      rule: isAddedByHand(guestName(guest)),
    }),
)

const isDropped = index.map(
  (at): RandomAct =>
    (model, { code }) => {
      const person = one(model.people, at)
      return (
        (person && {
          id: 'delete-quick-tournament-player',
          input: { code, playerName: person.name, organizerId: ORGANIZER },
          rule: leaves(person, false),
        }) ??
        null
      )
    },
)

const isLetInAgain = index.map(
  (at): RandomAct =>
    (model, { code }) => {
      const person =
        one(
          model.people.filter(({ left }) => left !== null),
          at,
        ) ?? one(model.people, at)
      return (
        (person && {
          id: 'restore-quick-tournament-player',
          input: { code, playerName: person.name, organizerId: ORGANIZER },
          rule: isRestored(person),
        }) ??
        null
      )
    },
)

const isCalledOtherwise = fc.tuple(index, fc.nat(8)).map(
  ([at, guest]): RandomAct =>
    (model, { code }) => {
      const person = one(model.people, at)
      return (
        (person && {
          id: 'update-quick-tournament-player',
          input: { code, playerName: person.name, newPlayerName: guestName(guest), organizerId: ORGANIZER },
          rule: isRenamed(person, guestName(guest)),
        }) ??
        null
      )
    },
)

const begins = fc.constant<RandomAct>((_, { id: tournamentId }) => ({
  id: 'start-quick-tournament',
  input: { tournamentId, organizerId: ORGANIZER },
  rule: starts,
}))

const goesOn = fc.integer({ min: 0, max: 2 }).map(
  (ahead): RandomAct =>
    (model, { id: tournamentId }) => {
      const roundNumber = Math.max(1, model.round + ahead)
      return {
        id: 'start-next-round',
        input: { tournamentId, organizerId: ORGANIZER, roundNumber },
        rule: opensRound(roundNumber),
      }
    },
)

const goesBack = fc.constantFrom(0, 0, 0, 0, -1, 1).map(
  (ahead): RandomAct =>
    (model, { code }) => {
      const roundNumber = Math.max(1, model.round + ahead)
      return {
        id: 'undo-round',
        input: { code, organizerId: ORGANIZER, roundNumber },
        rule: takesBackRound(roundNumber),
      }
    },
)

const ends = fc.constant<RandomAct>((_, { id: tournamentId }) => ({
  id: 'finish-tournament',
  input: { tournamentId, organizerId: ORGANIZER },
  rule: finishes,
}))

const goesOnAfterTheEnd = fc.constant<RandomAct>((_, { code }) => ({
  id: 'reopen-tournament',
  input: { code, organizerId: ORGANIZER },
  rule: reopens,
}))

const isEntered = onTable(
  score.map((chosen) => (table, _, { code }) => ({
    id: 'update-score-quick-tournament',
    input: { code, organizerId: ORGANIZER, matchId: table.id, score: chosen },
    rule: isDecided(table, chosen),
  })),
)

const isCorrected = fc.tuple(index, score).map(
  ([at, chosen]): RandomAct =>
    (model, { code }) => {
      const table = one(
        model.tables.filter(({ names }) => names[1] !== null),
        at,
      )
      return (
        (table && {
          id: 'update-score-quick-tournament',
          input: { code, organizerId: ORGANIZER, matchId: table.id, score: chosen },
          rule: isDecided(table, chosen),
        }) ??
        null
      )
    },
)

const isWipedOut = onTable(
  fc.constant((table, _, { code }) => ({
    id: 'erase-result',
    input: { code, organizerId: ORGANIZER, matchId: table.id },
    rule: isErased(table),
  })),
)

/** By one of the two, or by a player from another table. */
const isSaid = onTable(
  fc.tuple(fc.option(score, { freq: 6 }), fc.nat(11)).map(([chosen, who]) => (table, model, { code }) => {
    const stranger = model.people.find(({ name }) => !table.names.includes(name))?.name
    const by = who === 0 ? stranger : table.names[who % 2]
    const person = model.people.find(({ name }) => name === by)
    if (!person || person.phone === null) return null
    return {
      id: 'send-score-quick-tournament',
      input: {
        code,
        playerId: secretOf(person.phone),
        matchId: table.id,
        ...(chosen === null ? { contest: true } : { score: chosen }),
      },
      rule: isReported(table, person.name, chosen),
    }
  }),
)

const isTriedByAStranger = fc.tuple(fc.oneof(begins, goesOn, goesBack, ends, isWrittenIn), phone).map(
  ([act, by]): RandomAct =>
    (model, evening) => {
      const call = act(model, evening)
      return call && { ...call, input: { ...call.input, organizerId: secretOf(by) }, rule: () => 'not_organizer' }
    },
)

export const randomAct: fc.Arbitrary<RandomAct> = fc.oneof(
  { weight: 6, arbitrary: arrives },
  { weight: 1, arbitrary: goes },
  { weight: 1, arbitrary: comesBack },
  { weight: 2, arbitrary: isWrittenIn },
  { weight: 1, arbitrary: isDropped },
  { weight: 1, arbitrary: isLetInAgain },
  { weight: 1, arbitrary: isCalledOtherwise },
  { weight: 2, arbitrary: begins },
  { weight: 3, arbitrary: goesOn },
  { weight: 3, arbitrary: goesBack },
  { weight: 1, arbitrary: ends },
  { weight: 2, arbitrary: goesOnAfterTheEnd },
  { weight: 5, arbitrary: isEntered },
  { weight: 1, arbitrary: isCorrected },
  { weight: 1, arbitrary: isWipedOut },
  { weight: 10, arbitrary: isSaid },
  { weight: 1, arbitrary: isTriedByAStranger },
)
