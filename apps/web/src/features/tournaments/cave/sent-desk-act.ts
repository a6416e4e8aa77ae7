import type { SentDeskAct } from '@tablee/contract/tournaments/hand-in-acts'
import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import type { Score } from '@tablee/domain/tournaments/results/score'
import { asScoreInput } from '../api/results/score-input.ts'

/** For handing in, with scores and players in wire format. */
export function sentDeskAct({ id, name, input, given }: ApartAct): SentDeskAct {
  const sent = Object.fromEntries(Object.entries(input).map(([key, value]) => [nameOf(key, name), sentValue(value)]))
  return { id, name, input: sent, given: { ...given, ids: [...given.ids] } } as unknown as SentDeskAct
}

function nameOf(key: string, act: string): string {
  return act === 'rule-left-matches' && key === 'playerId' ? 'playerKey' : key
}

function sentValue(value: unknown): unknown {
  if (isScore(value)) return asScoreInput(value)
  if (Array.isArray(value)) return value.map(sentValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sentValue(each)]))
}

function isScore(value: unknown): value is Score {
  return typeof value === 'object' && value !== null && 'wins1' in value && 'wins2' in value
}
