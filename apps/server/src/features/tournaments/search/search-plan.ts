import type { DocumentFilter, QueryValue } from '@tablee/contract/serving/document-query'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import type { Phase } from '@tablee/domain/tournaments/tournament'
import type { SearchTerm } from '../../../database/search/search-index.ts'
import { all, any, isSearched, NOTHING, searchTerm, tokenTerm } from './search-term.ts'
import { ANNOUNCED, LATE, startBits } from './search-tokens.ts'

export type SearchPlan = {
  readonly term: SearchTerm
  /** Every match starts at this moment or later; null if unknown. */
  readonly startsFrom: string | null
  readonly rest: readonly DocumentFilter[]
}

type Told = {
  readonly term: SearchTerm
  /** Whether the term has no false matches. */
  readonly isExact: boolean
}

type PhaseKind = Phase['kind']
const PHASES: readonly PhaseKind[] = ['waiting', 'running', 'finished']

const HOUR_MS = 3_600_000

/** Every tournament has a phase. */
export const ANY_PHASE = phaseTerm(PHASES)
export const ANNOUNCED_TERM = tokenTerm('event', ANNOUNCED)

/** Attributes for which the table itself finds a few rows. */
const KEYS = new Set(['$id', 'code', 'organizerId'])

/** Null when the index cannot help, or less than the table. */
export function planSearch(filters: readonly DocumentFilter[]): SearchPlan | null {
  if (filters.some((filter) => filter.method === 'equal' && KEYS.has(filter.attribute))) return null
  const phases = phasesLeft(filters)
  const told = filters.map((filter) => ({ filter, told: tell(filter) }))
  const terms = told.filter(({ filter }) => !isPhaseFilter(filter)).flatMap((one) => one.told?.term ?? [])
  if (phases.length < PHASES.length) terms.push(phaseTerm(phases))
  if (terms.length === 0) return null
  return {
    term: all(shortestFirst(terms)),
    startsFrom: startsFrom(filters),
    rest: told.filter((one) => !one.told?.isExact).map(({ filter }) => filter),
  }
}

/** The index evaluates and-terms in order: the many tokens of a date come last. */
function shortestFirst(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  return terms.toSorted((one, other) => tokenCount(one) - tokenCount(other))
}

export function tokenCount(term: SearchTerm): number {
  if (term.kind === 'token') return 1
  if (term.kind === 'without') return tokenCount(term.term) + tokenCount(term.excluded)
  return term.terms.reduce((count, one) => count + tokenCount(one), 0)
}

function startsFrom(filters: readonly DocumentFilter[]): string | null {
  const moments = filters.flatMap((filter) => (isStartFilter(filter) ? String(filter.values[0]) : []))
  return moments.toSorted().at(-1) ?? null
}

function isStartFilter(filter: DocumentFilter): filter is Comparing {
  if (filter.method !== 'greaterThan' && filter.method !== 'greaterThanEqual') return false
  return filter.attribute === 'tournamentDate'
}

/** Started and not finished is one phase, with far fewer tournaments than either. */
function phasesLeft(filters: readonly DocumentFilter[]): readonly PhaseKind[] {
  const allowed = filters.filter(isPhaseFilter).map(({ attribute, values }) => phasesOf(attribute, values[0] === true))
  return PHASES.filter((phase) => allowed.every((phases) => phases.includes(phase)))
}

type Comparing = Extract<DocumentFilter, { readonly attribute: string }>

function isPhaseFilter(filter: DocumentFilter): filter is Comparing {
  if (filter.method !== 'equal' || filter.values.length !== 1) return false
  return filter.attribute === 'isStarted' || filter.attribute === 'isFinished'
}

function phasesOf(attribute: string, value: boolean): readonly PhaseKind[] {
  if (attribute === 'isStarted') return value ? ['running', 'finished'] : ['waiting']
  return value ? ['finished'] : ['waiting', 'running']
}

export function phaseTerm(phases: readonly PhaseKind[]): SearchTerm {
  return any(phases.map((phase) => tokenTerm('phase', phase)))
}

function tell(filter: DocumentFilter): Told | null {
  switch (filter.method) {
    case 'or':
      return tellAny(filter.filters.map(tell))
    case 'and':
      return tellAll(filter.filters.map(tell))
    case 'search':
      return tellSearch(filter.attribute, String(filter.values[0]))
    case 'equal':
      return tellEqual(filter.attribute, filter.values)
    case 'greaterThan':
    case 'greaterThanEqual':
      return isStartFilter(filter) ? tellFrom(String(filter.values[0]), filter.method === 'greaterThanEqual') : null
    case 'lessThan':
      return filter.attribute === 'tournamentDate' ? tellBefore(String(filter.values[0])) : null
    case 'isNull':
      return filter.attribute === 'tournamentDate' ? { term: without(ANY_PHASE, ANNOUNCED_TERM), isExact: true } : null
    default:
      return null
  }
}

function tellAny(told: readonly (Told | null)[]): Told | null {
  const known = told.filter((one) => one !== null)
  if (known.length < told.length) return null
  return { term: any(known.map(({ term }) => term)), isExact: known.every(({ isExact }) => isExact) }
}

function tellAll(told: readonly (Told | null)[]): Told | null {
  const known = told.filter((one) => one !== null)
  if (known.length === 0) return null
  const isExact = known.length === told.length && known.every((one) => one.isExact)
  return { term: all(known.map(({ term }) => term)), isExact }
}

function tellSearch(attribute: string, typed: string): Told | null {
  return isSearched(attribute) ? { term: searchTerm(attribute, typed), isExact: true } : null
}

function tellEqual(attribute: string, values: readonly QueryValue[]): Told | null {
  const terms = values.map((value) => equalTerm(attribute, value))
  const known = terms.filter((term) => term !== null)
  return known.length < terms.length ? null : { term: any(known), isExact: true }
}

function equalTerm(attribute: string, value: QueryValue): SearchTerm | null {
  switch (attribute) {
    case 'code':
      return readTournamentCode(String(value)) === value ? tokenTerm('code', value.toLowerCase()) : NOTHING
    case 'format':
      return tokenTerm('format', String(value))
    case 'gameType':
      return tokenTerm('game', String(value))
    case 'isStarted':
    case 'isFinished':
      return phaseTerm(phasesOf(attribute, value === true))
    case 'hasPassword':
      return tokenTerm('entry', value ? 'locked' : 'open')
    default:
      return null
  }
}

/** A whole hour of this century. */
export function startsFromTerm(moment: string): SearchTerm {
  return tellFrom(moment, true)?.term ?? NOTHING
}

/** Exact for a whole hour. */
function tellFrom(moment: string, isIncluded: boolean): Told | null {
  const bits = startBits(moment)
  if (bits === null) return null
  const later = [...bits].flatMap((bit, index) => (bit === '0' ? tokenTerm('start', `${bits.slice(0, index)}1`) : []))
  return {
    term: any([...later, tokenTerm('start', bits), tokenTerm('start', LATE)]),
    isExact: isIncluded && isWholeHour(moment),
  }
}

function tellBefore(moment: string): Told | null {
  const isExact = isWholeHour(moment)
  const from = tellFrom(isExact ? moment : nextHour(moment), true)
  return from && { term: without(ANNOUNCED_TERM, from.term), isExact }
}

function isWholeHour(moment: string): boolean {
  return moment.slice(13) === ':00:00.000Z'
}

function nextHour(moment: string): string {
  return new Date(Math.ceil(Date.parse(moment) / HOUR_MS) * HOUR_MS).toISOString()
}

export function without(term: SearchTerm, excluded: SearchTerm): SearchTerm {
  return { kind: 'without', term, excluded }
}
