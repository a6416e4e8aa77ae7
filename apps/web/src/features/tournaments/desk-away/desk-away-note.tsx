import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useAwayText } from './use-away-text.ts'

type OfTournament = { readonly tournament: Tournament }

/** So long it takes to read. */
const READ_MS = 8_000

type DeskAwayNoteProps = OfTournament & {
  /** Where something else goes on telling it, and people come to press something. */
  readonly isBrief?: boolean
}

/** That nobody who runs the tournament has a line, and what becomes of scores. It lies over the page and lets every tap through: nothing moves. */
export function DeskAwayNote({ tournament, isBrief = false }: DeskAwayNoteProps) {
  const { t } = useTranslation()
  const text = useAwayText(tournament)
  const [read, setRead] = useState<string | null>(null)
  useEffect(() => {
    if (!isBrief || text === null) return
    const timer = setTimeout(() => setRead(text), READ_MS)
    return () => clearTimeout(timer)
  }, [isBrief, text])
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-2 bottom-[max(0.5rem,env(safe-area-inset-bottom))] z-20 mx-auto max-w-prose rounded-card border border-slate bg-slate-wash px-3 py-2 text-center text-sm empty:hidden large-text:inset-x-0 large-text:bottom-0 large-text:text-[min(0.875rem,5vw)]/tight print:hidden"
    >
      {text === null || text === read ? null : `${text} ${t('cave.away.kept')}`}
    </p>
  )
}

/** In place of the name of the tournament, on a line as high. */
export function NameOrAway({ tournament }: OfTournament) {
  const text = useAwayText(tournament)
  return <>{text ?? tournament.name}</>
}
