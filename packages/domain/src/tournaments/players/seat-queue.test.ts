import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { seededRandom } from '../../seeded-random.ts'
import { evolveAll } from '../evolve.ts'
import { changeSettings } from '../life/change-settings.ts'
import { after, aTournamentOf, playerId, publicId, started, withAnonymous } from '../testing/a-tournament.ts'
import type { WholeTournament } from '../tournament.ts'
import { addPlayer } from './add-player.ts'
import { isFull, seatedCount } from './capacity.ts'
import type { Join } from './join-tournament.ts'
import { removePlayer } from './remove-player.ts'
import { MOST_WAITING, seatWaiting, waitForSeat } from './seat-queue.ts'

const waiting = (name: string, password?: 'right'): Join => ({
  name,
  publicId: publicId(`phone of ${name}`),
  newPlayerId: playerId(`new ${name}`),
  ...(password ? { password } : {}),
})

const names = ({ players }: WholeTournament) => players.map(({ name }) => name)

function served(tournament: WholeTournament, queue: readonly Join[]) {
  const { changes, seated } = seatWaiting(tournament, queue)
  return { tournament: evolveAll(tournament, changes), seated: seated.map(({ join }) => join.publicId) }
}

describe('waiting for a seat', () => {
  test('DETL-2 nobody waits under the name of somebody else who waits', () => {
    expect(waitForSeat(waiting('zoé'), [waiting('Zoe')])).toEqual(refuse('player_name_taken', { name: 'zoé' }))
    expect(waitForSeat(waiting('Zoé'), [{ ...waiting('zoe'), publicId: publicId('phone of Zoé') }])).toEqual(
      accept(null),
    )
  })

  test('DETL-2 so many wait and no more, but who waits keeps the place', () => {
    const queue = Array.from({ length: MOST_WAITING }, (_, index) => waiting(`Joueuse ${index}`))
    expect(waitForSeat(waiting('Nora'), queue)).toEqual(refuse('tournament_full'))
    expect(waitForSeat(waiting('Joueuse 7'), queue)).toEqual(accept(null))
  })
})

describe('a seat that frees', () => {
  const full = aTournamentOf(3, { capacity: 3 })
  const free = after(full, removePlayer(full, playerId('p1')))
  const queue = [waiting('Nora'), waiting('Hugo')]

  test('DETL-2 goes to the first who waits, and to no other', () => {
    expect(seatWaiting(full, queue)).toEqual({ changes: [], seated: [] })
    const { tournament, seated } = served(free, queue)
    expect(names(tournament)).toEqual(['Joueur 2', 'Joueur 3', 'Nora'])
    expect(seated).toEqual(['phone of Nora'])
  })

  test('DETL-2 several seats go in the order of arrival, as far as they reach', () => {
    const wider = after(full, changeSettings(full, { capacity: 5 }))
    expect(names(served(wider, [...queue, waiting('Inès')]).tournament).slice(3)).toEqual(['Nora', 'Hugo'])
  })

  test('DETL-2 passes over who has a name in use now; whoever was added by hand under that name is taken over', () => {
    const nora = after(free, addPlayer(free, { name: 'nora', newPlayerId: playerId('by hand') }))
    expect(isFull(nora)).toBe(true)
    const over = served(nora, queue)
    expect(over.seated).toEqual(['phone of Nora'])
    expect(over.tournament.players.at(-1)).toMatchObject({ id: 'by hand', publicId: 'phone of Nora' })
    expect(served(free, [waiting('Joueur 2'), waiting('Hugo')]).seated).toEqual(['phone of Hugo'])
  })

  test('DETL-2 goes to nobody who has not shown the password that is asked for now', () => {
    const closed = { ...free, hasPassword: true }
    expect(served(closed, [waiting('Nora'), waiting('Hugo', 'right')]).seated).toEqual(['phone of Hugo'])
  })

  test('DETL-2 makes a player of one join alone, whoever else waits under the same public id', () => {
    const namesake = { ...waiting('Hugo'), publicId: publicId('phone of Nora') }
    const wider = after(full, changeSettings(full, { capacity: 5 }))
    expect(seatWaiting(wider, [waiting('Nora'), namesake]).seated).toEqual([
      { join: waiting('Nora'), playerId: 'new Nora' },
    ])
  })

  test('DETL-2 after the start it goes to nobody', () => {
    const running = started(full)
    const dropped = after(running, removePlayer(running, playerId('p1')))
    expect(seatWaiting(dropped, queue)).toEqual({ changes: [], seated: [] })
  })
})

test('DETL-2 whatever the organizer does, nobody is seated beyond the capacity or before who came earlier', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = seededRandom(`queue ${seed}`)
    const below = (limit: number) => Math.floor(random() * limit)
    let tournament = aTournamentOf(4, { capacity: 4 })
    let queue: readonly Join[] = []
    for (let step = 0; step < 60; step++) {
      const arrives = waiting(`Personne ${step}`)
      const player = tournament.players[below(tournament.players.length)]
      const act = below(4)
      if (act === 0 && player) tournament = after(tournament, removePlayer(tournament, player.id))
      else if (act === 1) tournament = withAnonymous(tournament, `À la main ${step}`)
      else if (act === 2) {
        const capacity = Math.max(tournament.players.length, 2) + below(3)
        tournament = after(tournament, changeSettings(tournament, { capacity }))
      } else if (isFull(tournament) && waitForSeat(arrives, queue).accepted) queue = [...queue, arrives]
      const free = (tournament.capacity ?? 0) - seatedCount(tournament)
      const { tournament: next, seated } = served(tournament, queue)
      expect(seated).toEqual(queue.slice(0, free).map((one) => one.publicId))
      expect(seatedCount(next)).toBeLessThanOrEqual(next.capacity ?? 0)
      queue = queue.slice(seated.length)
      tournament = next
    }
  }
})
