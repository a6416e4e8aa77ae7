import type { RulePack } from './rule-pack.ts'

/** Swiss rounds that leave one player unbeaten: ceil(log2 n), at least one. */
export function swissRounds(playerCount: number): number {
  let rounds = 1
  while (2 ** rounds < playerCount) rounds++
  return rounds
}

/** Rounds for so many players if none are planned. */
export function defaultRounds(
  rules: Pick<RulePack, 'recommendedRounds' | 'defaultRounds'>,
  playerCount: number,
): number {
  return rules.defaultRounds === 'recommended' ? recommendedRounds(rules, playerCount) : swissRounds(playerCount)
}

/** The game's own number of rounds, else `swissRounds`. */
export function recommendedRounds(rules: Pick<RulePack, 'recommendedRounds'>, playerCount: number): number {
  const table = rules.recommendedRounds
  const line = table.find(({ players }) => playerCount <= players) ?? table.at(-1)
  return line?.rounds ?? swissRounds(playerCount)
}
