import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { getFinalSeeds as call } from '@tablee/contract/seasons/season-final'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { knowPeople, type SeasonSeat } from '@tablee/domain/seasons/know-people'
import type { PersonKey } from '@tablee/domain/seasons/season'
import { declinedAfter, peopleAfter } from '@tablee/domain/seasons/season-notes'
import { personAfter, seatPerson } from '@tablee/domain/seasons/season-table'
import { MOST_SEASON_SEEDS } from '@tablee/domain/tournaments/season-seeds'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { asMember } from '../shop-role.ts'
import { inTurns, readSeated, readTable } from './build-table.ts'
import { findGuestOf, listRegularAccounts, listSeatAccounts } from './season-event-store.ts'
import type { SeasonGround } from './season-ground.ts'
import { findSeasonWithFinal, type KeptSeason, listNotes } from './season-store.ts'
import { signSeats } from './sign-seats.ts'

export async function getFinalSeeds(
  ground: Acting<SeasonGround>,
  { tournamentId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const asked = asMember('read-seasons', ground.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  const season = await ground.database.read((db) => findSeasonWithFinal(db, shop.id, tournamentId))
  if (!season) return accept({ data: { seeds: null } })
  return accept({
    data: { seeds: { season: season.name, places: [...(await placesOf(ground, season, tournamentId))] } },
  })
}

async function placesOf(ground: SeasonGround, season: KeptSeason, final: TournamentId) {
  const { events, table } = await readTable(ground, season)
  const seats = await seatsOfFinal(ground, season, final)
  const others = events.filter(({ tournament_id: id }) => id !== final)
  const people = await inTurns(knowPeople([...(await readSeated(ground, season.id, others)), { id: final, seats }]))
  const notes = await ground.database.read((db) => listNotes(db, season.id))
  const { joins, parted } = peopleAfter(notes)
  const declined = declinedAfter(notes, { joins })
  const places = new Map<PersonKey, number>()
  for (const { key, place, hasLeft } of table.rows) if (!hasLeft && !declined.has(key)) places.set(key, place)
  const natural = people.get(final) ?? []
  return seats
    .flatMap(({ player }, index) => {
      const seat = seatPerson(final, player)
      const person = parted.has(seat) ? seat : natural[index]
      const place = person && places.get(personAfter(joins, person))
      return place === undefined ? [] : [{ playerId: player, place }]
    })
    .sort((one, other) => one.place - other.place)
    .slice(0, MOST_SEASON_SEEDS)
}

/** Signs of those who play it, as its copy will have them. */
function seatsOfFinal({ database, markOf, readEvent }: SeasonGround, { id }: KeptSeason, final: TournamentId) {
  return database.read(async (db): Promise<readonly SeasonSeat[]> => {
    const event = await readEvent(db, final)
    if (!event) return []
    const { players } = event.tournament
    const accounts = await listSeatAccounts(db, final)
    const shop = await findGuestOf(db, id, final)
    const regulars = await listRegularAccounts(db, id, shop)
    const signs = signSeats({ markOf, scope: `season ${id}`, shop, accounts, regulars, kept: new Map() }, players)
    return players.map(({ id: player }) => ({ player, ...signs(player) }))
  })
}
