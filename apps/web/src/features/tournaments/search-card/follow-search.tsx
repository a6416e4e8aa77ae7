import { CalendarPlus } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import type { TournamentSearch } from '../api/search/tournament-search.ts'

/** What is announced there from now on, in the visitor's own calendar: by words, town and game. */
export function FollowSearch({ search: { q, place, game } }: { readonly search: TournamentSearch }) {
  const { t } = useTranslation()
  const asked = Object.entries({ q, place, game }).filter((pair): pair is [string, string] => pair[1] !== undefined)
  if (asked.length === 0) return null
  return (
    <p className="text-sm">
      <a
        href={`/v1/events/calendar.ics?${new URLSearchParams(asked)}`}
        className="inline-flex min-h-11 items-center gap-2"
      >
        <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
        {t('home.search.follow')}
      </a>
    </p>
  )
}
