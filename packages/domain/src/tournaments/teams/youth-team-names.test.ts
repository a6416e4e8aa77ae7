import { expect, test } from 'vitest'
import type { RegistrationId } from '../../registrations/registration.ts'
import type { Change } from '../change.ts'
import { nameKey } from '../players/player-name.ts'
import type { PlayerId } from '../tournament.ts'
import { type KnownPerson, teamsRenamed, teamsToShorten, touchedBy, underShorterNames } from './youth-team-names.ts'

const id = (key: string) => key as PlayerId
const LEA: KnownPerson = {
  ...{ playerId: id('lea'), name: 'Dragon', shownAs: null },
  person: { firstName: 'Léa', lastName: 'Martin' },
}
/** Of whom only the name is known. */
const TOM: KnownPerson = { playerId: id('tom'), name: 'Tom Béranger', shownAs: 'Tom B.' }
const called = (name: string, members: readonly string[], others: readonly string[] = []) => {
  const teams = [{ name, members: members.map(id) }, ...others.map((one) => ({ name: one, members: [id(one)] }))]
  return teamsToShorten({ teams }, [LEA, TOM]).get(nameKey(name)) ?? name
}

test('MINR-47 a team is called by no last name of its people, and shares its name with no other', () => {
  expect([
    called('Les Martin', ['lea']),
    called('Martin Béranger', ['lea', 'tom']),
    called('martinberanger', ['lea', 'tom']),
    called('Les Martin', ['lea'], ['Les M.']),
    called('Les Martin', ['tom']),
    called('Dragons', ['lea', 'tom']),
  ]).toEqual(['Les M.', 'M. B.', 'Léa M.', 'Les M. 2', 'Les Martin', 'Dragons'])
})

test('MINR-47 a shorter name is no longer than a team’s name may be, and its number has room', () => {
  const long = `${'a'.repeat(34)} Béranger`.slice(0, 40)
  const person = { firstName: 'x'.repeat(60), lastName: long.split(' ')[1] ?? '' }
  const teams = ['', ' 2'].map((end, index) => ({
    name: `${'Équipe de Zoé'}${end}${person.lastName}`,
    members: [id(`${index}`)],
  }))
  const known = teams.map(({ members }) => ({ playerId: members[0] ?? id(''), name: 'Zoé', shownAs: null, person }))
  const names = [...teamsToShorten({ teams }, known).values()]
  expect(new Set(names).size).toBe(2)
  for (const name of names) expect(name.length).toBeLessThanOrEqual(40)
})

test('MINR-48 those who wait for a team are of it, and an act says the shorter name from its beginning', () => {
  const waiting = [
    { ...LEA, teamName: 'Les Martin' },
    { ...TOM, teamName: 'les martin' },
  ]
  const found = teamsToShorten({ teams: [] }, waiting)
  expect([...found]).toEqual([['les martin', expect.stringMatching(/^les M\.$/i)]])
  const team = { name: 'Les Martin', members: [id('lea')] }
  const names = teamsToShorten({ teams: [team] }, [LEA])
  const formed: Change = { kind: 'team_formed', ...team }
  const after = { ...team, name: 'Les M.' }
  expect(underShorterNames([formed, ...teamsRenamed({ teams: [team] }, names)], names)).toEqual([
    { kind: 'team_formed', ...after },
    { kind: 'team_changed', captain: id('lea'), ...after },
  ])
})

test('MINR-56 an act compares the names of people in the teams that it touches alone, and of all where the event is marked', () => {
  let looked = 0
  const known = Array.from({ length: 1980 }, (_, place): KnownPerson => {
    const person = { firstName: 'Léa', lastName: `Martin${place}x` }
    return {
      ...{ playerId: id(`p${place}`), name: `Loup${place}`, shownAs: null },
      ...(place >= 1950 && { teamName: `Asked ${place}` }),
      get person() {
        looked++
        return person
      },
    }
  })
  const teams = Array.from({ length: 650 }, (_, team) => ({
    name: `Les Martin${team * 3}x`,
    members: [0, 1, 2].map((seat) => id(`p${team * 3 + seat}`)),
  }))
  const touching = (changes: readonly Change[], people: readonly KnownPerson[] = []) => {
    const touched = touchedBy(changes, people)
    looked = 0
    return [touched && [...teamsToShorten({ teams }, known, touched).values()].length, looked]
  }
  const [asking] = known.slice(1950)
  const standing = { status: 'pending', dropped: false, checkedIn: false } as const
  const news = { kind: 'amended', name: 'Loup' } as const
  const amended: Change = { kind: 'registration_moved', id: 'r' as RegistrationId, ...standing, news }
  const isBelow = (most: number) => expect.toSatisfy((count: number) => count <= most)
  const formed: Change = { kind: 'team_formed', ...(teams[7] ?? { name: '', members: [] }) }
  expect(touching([formed])).toEqual([1, isBelow(12)])
  expect(touching([{ kind: 'player_renamed', playerId: id('p31'), name: 'Loup' }])).toEqual([1, isBelow(12)])
  expect(touching([amended], asking && [asking])).toEqual([0, isBelow(12)])
  expect(touching([{ kind: 'youth_marked', isYouth: true }])).toEqual([650, expect.any(Number)])
  expect(looked).toBeGreaterThanOrEqual(1950)
  expect(touchedBy([{ kind: 'player_removed', playerId: id('p1') }], known)).toBeNull()
})
