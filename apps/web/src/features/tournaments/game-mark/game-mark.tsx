import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { GAME_MARKS } from '@tablee/messages/game-marks'

export function GameMark({ game, className = 'size-7' }: { game: Game; className?: string }) {
  const tint = `var(--game-${game})`
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`shrink-0 ${className}`}>
      <circle cx="12" cy="12" r="12" fill={tint} opacity="0.16" />
      <path d={GAME_MARKS[game].path} fill={tint} fillRule="evenodd" />
    </svg>
  )
}
