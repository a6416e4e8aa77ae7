import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { ReactNode } from 'react'

/** Drawn for Tablée; not logos. */
const GLYPHS: Record<Game, ReactNode> = {
  magic: <path d="M12 5.2l6.5 4.7-2.5 7.6H8L5.5 9.9z M12 9l-2.9 2.1 1.1 3.4h3.6l1.1-3.4z" fillRule="evenodd" />,
  pokemon: <path d="M13.6 4.5L6.5 13.2h4.3l-1.2 6.3 7.1-8.7h-4.3z" />,
  yugioh: <path d="M12 5l7.5 13h-15z M12 10.2l-2.9 5.1h5.8z" fillRule="evenodd" />,
  lorcana: <path d="M12 4.5c3 4 5.2 6.6 5.2 9.6a5.2 5.2 0 0 1-10.4 0c0-3 2.2-5.6 5.2-9.6z" />,
  altered: <path d="M12 4l2.1 5.9L20 12l-5.9 2.1L12 20l-2.1-5.9L4 12l5.9-2.1z" />,
  other: (
    <path
      d="M8 4.5h8a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 18V6A1.5 1.5 0 0 1 8 4.5z M12 9l-2.5 3 2.5 3 2.5-3z"
      fillRule="evenodd"
    />
  ),
}

const TINTS: Record<Game, string> = {
  magic: 'var(--game-magic)',
  pokemon: 'var(--game-pokemon)',
  yugioh: 'var(--game-yugioh)',
  lorcana: 'var(--game-lorcana)',
  altered: 'var(--game-altered)',
  other: 'var(--game-other)',
}

export function GameMark({ game, className = 'size-7' }: { game: Game; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`shrink-0 ${className}`}>
      <circle cx="12" cy="12" r="12" fill={TINTS[game]} opacity="0.16" />
      <g fill={TINTS[game]}>{GLYPHS[game]}</g>
    </svg>
  )
}
