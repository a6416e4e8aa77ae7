import { type SeededRandom, seededRandom } from '@tablee/domain/seeded-random'
import { FORMATS_BY_GAME, type Format, GAME_TYPES, type GameType } from '@tablee/domain/tournaments/life/announcement'
import { TOURNAMENT_CODE_ALPHABET } from '@tablee/domain/tournaments/life/tournament-code'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { Phase, TournamentCode } from '@tablee/domain/tournaments/tournament'
import type { SparseTournament } from '../../../database/testing/many-tournaments.ts'
import { searchTokens, TOKEN_KINDS } from '../search/search-tokens.ts'

const FIRST_MS = Date.UTC(2024, 0, 1)
const LAST_MS = Date.UTC(2026, 11, 31)

const WORDS = ['Grand', 'Ligue', 'Coupe', 'Open', 'Magic', 'Soirée', 'Championnat', 'Modern', 'Printemps', 'Étoile']
const DAYS = ['Vendredi', 'Vendredi', 'Samedi', 'Dimanche', 'Mercredi', 'Vendredi', 'Jeudi', 'Samedi', 'Lundi', 'Mardi']
const TOWNS = [
  'Lyon 3e',
  'Villeurbanne',
  'Paris',
  'Marseille',
  'Lille',
  'Nantes',
  'Bordeaux',
  'Rennes',
  'Bruxelles, Belgique',
]

/** Deterministic for a count: three years of tournaments, newest last. */
export function* generateTournaments(count: number): Generator<SparseTournament> {
  const random = seededRandom('search bench')
  for (let index = 0; index < count; index++) yield aTournament(index, count, random)
}

function aTournament(index: number, count: number, random: SeededRandom): SparseTournament {
  const of = <Value>(values: readonly Value[], fallback: Value) =>
    values[Math.floor(random() * values.length)] ?? fallback
  const created = FIRST_MS + ((LAST_MS - FIRST_MS) * index) / count
  const special = index % 20_011 === 0 ? 'Zanzibar' : index < count / 10 && index % 2 ? 'Inauguration' : ''
  const name = `${random() < 0.6 ? 'Tournoi' : of(WORDS, '')} du ${of(DAYS, '')} ${special} ${of(WORDS, '')} #${index % 1000}`
  const code = [...codeDigits(index)].join('') as TournamentCode
  const game: GameType = random() < 0.7 ? 'magic' : of(GAME_TYPES, 'other')
  const format: Format = random() < 0.002 ? 'duel-commander' : of(FORMATS_BY_GAME[game].slice(0, 4), 'other')
  const startsAt = new Date(created + random() * 40 * 86_400_000).toISOString()
  const announcement =
    random() < 0.5
      ? null
      : { game, format, formatName: null, startsAt, endsAt: null, description: '', location: of(TOWNS, '') }
  const phase = phaseOf(index / count, random)
  return {
    id: index.toString(16).padStart(20, '0'),
    code,
    name,
    phase: phase.kind,
    game: announcement && game,
    format: announcement && format,
    startsAt: announcement && startsAt,
    location: announcement?.location ?? null,
    createdAt: new Date(created).toISOString(),
    tokens: [
      ...searchTokens({
        name,
        code,
        phase,
        hasPassword: false,
        rules: rulePackFor(game),
        announcement: announcement && { ...announcement, location: null },
      }),
      ...(announcement ? townTokens(announcement.location) : []),
    ],
  }
}

const knownTowns = new Map<string, readonly string[]>()

/** Once per town: the lookup is not measured. */
function townTokens(location: string): readonly string[] {
  const known = knownTowns.get(location)
  if (known) return known
  const announcement = {
    game: 'magic',
    format: 'modern',
    startsAt: new Date(LAST_MS).toISOString(),
    endsAt: null,
    formatName: null,
    description: '',
    location,
  } as const
  const all = searchTokens({
    name: '',
    code: '' as TournamentCode,
    phase: { kind: 'waiting' },
    hasPassword: false,
    rules: rulePackFor('magic'),
    announcement,
  })
  const kinds = [TOKEN_KINDS.location, TOKEN_KINDS.region, TOKEN_KINDS.area, TOKEN_KINDS.cell]
  const tokens = all.filter((token) => kinds.some((kind) => token.startsWith(kind)))
  knownTowns.set(location, tokens)
  return tokens
}

function phaseOf(age: number, random: SeededRandom): Phase {
  if (age > 0.98) return random() < 0.1 ? { kind: 'running', round: 1 } : { kind: 'waiting' }
  return random() < 0.05 ? { kind: 'waiting' } : { kind: 'finished', rounds: 3, standings: [] }
}

/** Spread over the alphabet, without repetition. */
function* codeDigits(index: number): Generator<string> {
  const base = TOURNAMENT_CODE_ALPHABET.length
  let rest = (index * 2_654_435_761) % base ** 6
  for (let digit = 0; digit < 6; digit++) {
    yield TOURNAMENT_CODE_ALPHABET.charAt(rest % base)
    rest = Math.floor(rest / base)
  }
}
