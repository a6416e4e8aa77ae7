import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useAwayText } from '../desk-away/use-away-text.ts'

/** That nobody who runs the tournament has a line, for a whole room. */
export function WallAway({ tournament }: { readonly tournament: Tournament }) {
  const text = useAwayText(tournament)
  return text === null ? null : <p className="text-[length:calc(var(--unit)*1.3)] leading-tight text-muted">{text}</p>
}
