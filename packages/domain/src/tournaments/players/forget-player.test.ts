import { expect, test } from 'vitest'
import { evolveAll } from '../evolve.ts'
import { acted, aTeamEvent, withPeople } from '../testing/a-team-event.ts'
import { playerId } from '../testing/a-tournament.ts'
import type { PublicId, WholeTournament } from '../tournament.ts'
import { forgetPlayer } from './forget-player.ts'

const [a, b, c, d] = [playerId('a'), playerId('b'), playerId('c'), playerId('d')]

function teamsCalled(first: string, own = 'Nom a'): WholeTournament {
  const form = (name: string, members: readonly (typeof a)[]) =>
    ({ name: 'form-team', input: { captain: null, name, members } }) as const
  const people = evolveAll(withPeople(aTeamEvent('two-headed-giant'), ['a', 'b', 'c', 'd']), [
    { kind: 'player_renamed', playerId: a, name: own },
  ])
  return acted(acted(people, form(first, [a, b])), form('Autres', [c, d]))
}

function forgotten(event: WholeTournament): WholeTournament {
  const decided = forgetPlayer(event, { playerId: a, pseudonym: 'Joueur 7', publicId: 'nobody' as PublicId })
  if (!decided.accepted) throw new Error(decided.refusal.code)
  return evolveAll(event, decided.value)
}

test('TEAM-35 a team named after an erased person is named after the pseudonym, before the start and later', () => {
  const event = teamsCalled('Équipe de NOM A')
  expect(forgotten(event).teams[0]).toEqual({ name: 'Joueur 7', members: [b] })
  const started = acted(event, { name: 'start-quick-tournament', input: {} })
  expect(forgotten(started).teams[0]).toEqual({ name: 'Joueur 7', members: [a, b] })
  expect(JSON.stringify(forgotten(started))).not.toMatch(/nom a/i)
})

test('TEAM-35 another name of a team stays', () => {
  expect(forgotten(teamsCalled('Les Loups')).teams[0]).toEqual({ name: 'Les Loups', members: [b] })
})

test.each([
  ['L’équipe d’Ana', 'Ana', true],
  ['Les bananes', 'Ana', false],
  ['TeamDragonBlanc', 'DragonBlanc', true],
])('TEAM-35 %s is named after %s: %s', (team, name, isNamed) => {
  expect(forgotten(teamsCalled(team, name)).teams[0]?.name).toBe(isNamed ? 'Joueur 7' : team)
})
