import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSeasonsOfEvent } from '../api/shown-seasons.ts'

type SeasonsOfEventProps = { readonly tournamentId: string; readonly isFinished: boolean }

/** What an event counts for, or will; empty for most, and until it is known. */
export function SeasonsOfEvent({ tournamentId, isFinished }: SeasonsOfEventProps) {
  const { t } = useTranslation()
  const { data = [] } = useSeasonsOfEvent(tournamentId)
  return data.map(({ slug, name, isFinal = false }) => (
    <Link
      key={slug}
      to="/saison/$slug"
      params={{ slug }}
      className="flex min-h-11 items-center gap-2 font-semibold print:hidden"
    >
      <Trophy aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {t(isFinal ? 'seasons.ofEvent.final' : isFinished ? 'seasons.ofEvent.counts' : 'seasons.ofEvent.willCount', {
          name,
        })}
      </span>
    </Link>
  ))
}
