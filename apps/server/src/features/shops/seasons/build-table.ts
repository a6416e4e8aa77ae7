import { knowPeople } from '@tablee/domain/seasons/know-people'
import type { PersonKey, SeasonFinal, SeasonSign } from '@tablee/domain/seasons/season'
import { finalInvitations, rankFinal } from '@tablee/domain/seasons/season-final'
import { declinedAfter, peopleAfter, type SeasonNote } from '@tablee/domain/seasons/season-notes'
import { type CountedEvent, personAfter, seasonTable, seatPerson } from '@tablee/domain/seasons/season-table'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import { type CopiedResults, copyResults, readCopied, shownName } from './copied-results.ts'
import { findCopy, listSeasonEvents, listSeatNames, type SeasonEventKept } from './season-event-store.ts'
import type { SeasonGround } from './season-ground.ts'
import { type KeptSeason, listNotes } from './season-store.ts'
import type { BuiltTable } from './season-tables.ts'

/** Whether its results count: it is finished, or no longer there and was. */
export function isCounted({ code, phase, is_cancelled, has_results }: SeasonEventKept): boolean {
  return code === null ? has_results === 1 : phase === 'finished' && is_cancelled === 0
}

/** The events, and the table that their final rankings give. */
export async function readTable(ground: SeasonGround, season: KeptSeason) {
  await copyStale(ground, season)
  const { database, tables } = ground
  const events = await database.read((db) => listSeasonEvents(db, season.id))
  const counted = events.filter(isCounted)
  const madeOf = [season.revision, ...counted.map((event) => `${event.tournament_id} ${event.sequence}`)].join()
  const known = tables.find(season.id, madeOf)
  if (known) return { events, table: known }
  const table = await build(ground, season, counted)
  tables.keep(season.id, madeOf, table)
  return { events, table }
}

/** Copies the results of events that an act has changed since. */
async function copyStale(ground: SeasonGround, { id: season }: KeptSeason): Promise<void> {
  const events = await ground.database.read((db) => listSeasonEvents(db, season))
  for (const event of events) {
    if (event.code === null || !isCounted(event) || event.sequence === event.kept_sequence) continue
    await ground.database.inTransaction(({ db }) => copyEvent(ground, db, { season, id: event.tournament_id }))
    await othersHaveTheirTurn()
  }
}

type Copying = { readonly season: KeptSeason['id']; readonly id: string }

export async function copyEvent(ground: SeasonGround, db: Queryable, { season, id }: Copying): Promise<void> {
  const event = await ground.readEvent(db, id as TournamentId)
  if (event) await copyResults(ground, db, { season, ...event })
}

type ReadEvent = CopiedResults & {
  readonly seated: ReturnType<typeof seatedEvent>
  readonly id: string
  readonly shown: ReadonlyMap<string, string>
}

/** Who had the seats of those events, by signs. */
export async function readSeated(
  { database }: SeasonGround,
  season: KeptSeason['id'],
  events: readonly SeasonEventKept[],
) {
  const seated: ReturnType<typeof seatedEvent>[] = []
  for (const { tournament_id: id } of events.filter(isCounted)) {
    const text = await database.read((db) => findCopy(db, season, id))
    if (text !== null) seated.push(seatedEvent(id, readCopied(id, text)))
    await othersHaveTheirTurn()
  }
  return seated
}

async function build(
  { database }: SeasonGround,
  { id: season, rules, final }: KeptSeason,
  counted: readonly SeasonEventKept[],
): Promise<BuiltTable> {
  const read: ReadEvent[] = []
  for (const { tournament_id: id } of counted) {
    const event = await database.read(async (db) => {
      const text = await findCopy(db, season, id)
      const copied = text === null ? null : readCopied(id, text)
      return copied && { id, ...copied, seated: seatedEvent(id, copied), shown: await listSeatNames(db, id) }
    })
    if (event) read.push(event)
    await othersHaveTheirTurn()
  }
  const people = await inTurns(knowPeople(read.map(({ seated }) => seated)))
  const notes = await database.read((db) => listNotes(db, season))
  const said = peopleAfter(notes)
  const events: CountedEvent[] = []
  const names = new Map<PersonKey, string | null>()
  const whose = new Map<PersonKey, PersonKey>()
  for (const event of read) {
    const made = countedEvent(event, people.get(event.id) ?? [])
    for (const { person, player, name } of made.results) {
      const seat = seatPerson(event.id, player)
      const isParted = said.parted.has(seat)
      if (isParted) whose.set(seat, person)
      const own = isParted ? seat : person
      names.set(own, name ?? names.get(own) ?? null)
    }
    events.push(made)
    await othersHaveTheirTurn()
  }
  const isFinal = ({ id }: CountedEvent) => id === final?.tournamentId
  const counting = events.filter((event) => !isFinal(event))
  const rows = await inTurns(seasonTable(rules, counting, said))
  const played = events.find(isFinal) ?? null
  return { rows, names, joins: said.joins, whose, final: final && builtFinal({ rules, rows, final }, played, notes) }
}

type OfFinal = Pick<KeptSeason, 'rules'> & Pick<BuiltTable, 'rows'> & { readonly final: SeasonFinal }

function builtFinal(
  { rules, rows, final }: OfFinal,
  played: CountedEvent | null,
  notes: readonly SeasonNote[],
): BuiltTable['final'] {
  const { joins, parted } = peopleAfter(notes)
  const seats = played?.results.map(({ person, player, ...result }) => {
    const seat = seatPerson(played.id, player)
    return { ...result, person: personAfter(joins, parted.has(seat) ? seat : person) }
  })
  return {
    ...finalInvitations(rows, final, declinedAfter(notes, { joins })),
    ranking: played && seats ? rankFinal({ rules, attendance: played.attendance, seats, rows }, final) : null,
  }
}

export async function inTurns<Made>(making: Generator<undefined, Made>): Promise<Made> {
  for (let step = making.next(); ; step = making.next()) {
    if (step.done) return step.value
    await othersHaveTheirTurn()
  }
}

function seatedEvent(id: string, { seats }: CopiedResults) {
  return { id, seats: seats.map(([player, account, name]) => ({ player, account, name })) }
}

function countedEvent({ id, shown, ...event }: ReadEvent, people: readonly PersonKey[]): CountedEvent {
  const { attendance, seats, regulars } = event
  const isRegular = regulars && new Set(regulars)
  return {
    id,
    attendance,
    results: seats.map(([player, account, , place, sharing, won, drawn], index) => {
      const alone = `${id}-${player}` as PersonKey
      const person = people[index] ?? alone
      const byAccount = isRegular === undefined ? 'known' : isRegular.has(player) ? 'regular' : 'account'
      const sign: SeasonSign = person === account ? byAccount : person === alone ? 'alone' : 'name'
      return { player, person, sign, name: shownName(shown.get(player)), place, sharing, won, drawn }
    }),
  }
}
