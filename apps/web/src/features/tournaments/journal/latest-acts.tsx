import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { entriesOf, useJournal } from '../api/following/journal.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useTeller } from './use-teller.ts'

/** The page has the others. */
const SHOWN = 6
/** Acts come in bursts when a round ends. */
const TOGETHER_MS = 10_000

type LatestActsProps = { readonly tournament: Tournament; readonly access: StaffAccess }

export function LatestActs({ tournament, access }: LatestActsProps) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const { code } = tournament
  const { data, refetch } = useJournal({ code, access, isWhole: false })
  const tell = useTeller(tournament)
  useReadAgain(tournament, () => void refetch())
  const acts = (data ? entriesOf(data) : []).slice(0, SHOWN).map(tell)
  return (
    <section aria-labelledby="latest-title" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="latest-title" className="text-lg">
        {t('desk.latest')}
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm empty:hidden">
        {acts.map(({ sequence, at, sentences }) => (
          <li key={sequence} className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2">
            <time dateTime={at.toISOString()} className="text-muted tabular-nums">
              {time(at)}
            </time>
            <p className="line-clamp-3 wrap-anywhere">{sentences.join(' · ')}</p>
          </li>
        ))}
      </ol>
      <Link
        to="/tournament/$code/journal"
        params={{ code }}
        className="inline-flex min-h-11 items-center font-semibold"
      >
        {t('desk.wholeJournal')}
      </Link>
    </section>
  )
}

/** At intervals, if something happened. */
function useReadAgain(tournament: Tournament, onDue: () => void): void {
  const seen = useRef(tournament)
  const look = useEffectEvent(() => {
    if (seen.current === tournament) return
    seen.current = tournament
    onDue()
  })
  useEffect(() => {
    const timer = setInterval(() => look(), TOGETHER_MS)
    return () => clearInterval(timer)
  }, [])
}
