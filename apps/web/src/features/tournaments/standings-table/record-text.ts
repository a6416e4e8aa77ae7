import type { Standing } from '@tablee/domain/tournaments/standings/standing'

/** Wins, losses, draws. */
export function recordText({ matchesWon, matchesPlayed, matchesDrawn }: Standing): string {
  return `${matchesWon}-${matchesPlayed - matchesWon - matchesDrawn}-${matchesDrawn}`
}
