import type { Change } from '../change.ts'
import { nameKey } from '../players/player-name.ts'
import { type PersonNamed, peopleNamed, shownApart, youthTeamName } from '../players/youth-name.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import type { Team } from './team.ts'
import { TEAM_NAME_MAX_LENGTH } from './team-name.ts'

/** Somebody of an event, as those know them who read real names. */
export type KnownPerson = {
  readonly playerId: PlayerId
  /** As typed. */
  readonly name: string
  /** What everybody reads instead; null: the name. */
  readonly shownAs: string | null
  readonly person?: PersonNamed | undefined
  /** The team they ask for, while they wait. */
  readonly teamName?: string | null | undefined
}

/** What teams are called instead, by the key of their name. */
export type TeamsCalled = ReadonlyMap<string, string>

/** Teams by the keys of their names, and people, that may have to be shortened; no other is looked at. */
export type Touched = { readonly teams: ReadonlySet<string>; readonly people: ReadonlySet<PlayerId> }

const NUMBER_LENGTH = 4

/** The teams of a youth event, there or asked for, whose name holds a last name of somebody in it. */
export function teamsToShorten(
  { teams }: Pick<Tournament, 'teams'>,
  known: readonly KnownPerson[],
  touched: Touched | 'all' = 'all',
): TeamsCalled {
  const keyed = teams.map((team) => ({ ...team, key: nameKey(team.name) }))
  const asked = known.flatMap((person) => {
    const { playerId, teamName: name } = person
    return typeof name === 'string' ? [{ name, members: [playerId], key: nameKey(name) }] : []
  })
  const said = [...keyed, ...asked]
  // As it was said first.
  const names = new Map(said.toReversed().map(({ key, name }) => [key, name]))
  const people = peopleByTeam(touched === 'all' ? said : partTouched(said, touched), known)
  const taken = new Set(names.keys())
  const called = new Map<string, string>()
  for (const [key, name] of names) {
    const shown = withoutLastNames(name, [...(people.get(key) ?? [])].flatMap(namesOf))
    if (shown === name) continue
    taken.delete(key)
    const shorter = shownApart(shortEnough(shown), taken)
    for (const each of [key, nameKey(shorter)]) taken.add(each)
    called.set(key, shorter)
  }
  return called
}

type Said = Pick<Team, 'name' | 'members'> & { readonly key: string }

/** A team that is there and the same one asked for are looked at together. */
function partTouched(said: readonly Said[], { teams, people }: Touched): readonly Said[] {
  const byPeople = said.filter(({ members }) => members.some((member) => people.has(member)))
  const keys = new Set([...teams, ...byPeople.map(({ key }) => key)])
  return said.filter(({ key }) => keys.has(key))
}

/** By the key of the name, whoever is in a team or asks for it. */
function peopleByTeam(said: readonly Said[], known: readonly KnownPerson[]) {
  const byId = new Map(known.map((person) => [person.playerId, person]))
  const people = new Map<string, Set<KnownPerson>>()
  for (const { key, members } of said) {
    const some = people.get(key) ?? new Set()
    for (const person of members.flatMap((member) => byId.get(member) ?? [])) some.add(person)
    people.set(key, some)
  }
  return people
}

/** Whom changes bring into teams or name anew, with those whose details they bring; null: no name. */
export function touchedBy(changes: readonly Change[], people: readonly KnownPerson[]): Touched | 'all' | null {
  const named = changes.filter(bringsNames)
  if (named.length === 0) return null
  if (named.some(({ kind }) => kind === 'youth_marked')) return 'all'
  return {
    teams: new Set(named.flatMap(teamIn).map(nameKey)),
    people: new Set([...people.map(({ playerId }) => playerId), ...named.flatMap(playerIn)]),
  }
}

function bringsNames({ kind, ...change }: Change): boolean {
  if (kind === 'registration_moved' && 'news' in change) {
    return change.news?.kind === 'arrived' || change.news?.kind === 'amended'
  }
  return kind === 'team_formed' || kind === 'team_changed' || kind === 'player_renamed' || kind === 'youth_marked'
}

function teamIn(change: Change): readonly string[] {
  if (change.kind === 'team_formed' || change.kind === 'team_changed') return [change.name]
  if (change.kind !== 'registration_moved' || change.news?.kind !== 'arrived') return []
  return typeof change.news.teamName === 'string' ? [change.news.teamName] : []
}

function playerIn(change: Change): readonly PlayerId[] {
  if (change.kind === 'player_renamed') return [change.playerId]
  return change.kind === 'registration_moved' && change.news?.kind === 'arrived' ? [change.news.playerId] : []
}

function namesOf({ name, shownAs, person }: KnownPerson): readonly PersonNamed[] {
  return [...(person ? [person] : []), ...(shownAs === null ? [] : peopleNamed(name))]
}

/** What stands for one last name may hold another. */
function withoutLastNames(typed: string, people: readonly PersonNamed[]): string {
  let name = typed
  for (const _ of people) {
    const shorter = people.reduce(youthTeamName, name)
    if (shorter === name) return name
    name = shorter
  }
  return name
}

/** Leaves room for a number. */
function shortEnough(name: string): string {
  const most = TEAM_NAME_MAX_LENGTH - NUMBER_LENGTH
  return name.length <= TEAM_NAME_MAX_LENGTH - 2 ? name : name.slice(0, most).toWellFormed().trim()
}

/** Teams that are there take their shorter names. */
export function teamsRenamed({ teams }: Pick<Tournament, 'teams'>, called: TeamsCalled): readonly Change[] {
  return teams.flatMap((team): readonly Change[] => {
    const [captain] = team.members
    const name = called.get(nameKey(team.name))
    return captain === undefined || name === undefined ? [] : [{ kind: 'team_changed', captain, ...team, name }]
  })
}

/** What an act says of teams that it also shortens: nobody is told the longer name. */
export function underShorterNames(changes: readonly Change[], called: TeamsCalled): readonly Change[] {
  return changes.map((change): Change => {
    if (change.kind === 'team_formed' || change.kind === 'team_changed') return calledShorter(change, called)
    if (change.kind !== 'registration_moved' || change.news?.kind !== 'arrived') return change
    const { teamName } = change.news
    const shorter = typeof teamName === 'string' ? called.get(nameKey(teamName)) : undefined
    return shorter === undefined ? change : { ...change, news: { ...change.news, teamName: shorter } }
  })
}

function calledShorter<Named extends Team>(team: Named, called: TeamsCalled): Named {
  const name = called.get(nameKey(team.name))
  return name === undefined ? team : { ...team, name }
}

/** Of people whose real names changes bring, as those of quick tournaments do. */
export function realNamesIn(changes: readonly Change[]): readonly KnownPerson[] {
  return changes.flatMap((change): readonly KnownPerson[] =>
    (change.kind === 'player_added' || change.kind === 'player_renamed') && change.realName !== undefined
      ? [{ playerId: change.playerId, name: change.realName, shownAs: change.name }]
      : [],
  )
}
