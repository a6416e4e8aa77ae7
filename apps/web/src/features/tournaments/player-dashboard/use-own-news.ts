import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect, useRef, useState } from 'react'
import { soundTone } from '../clock/tone.ts'
import { useClockSound } from '../clock/use-clock-sound.ts'
import { vibrate } from '../tournament-frame/vibrate.ts'
import { isOfCard, type OwnNews, ownNews } from './own-news.ts'

const ROUND_BEEPS = 2

export type ToldNews = { readonly news: readonly OwnNews[]; readonly onRead: () => void }

/** Unread news since opening; also vibrates where possible, and a round sounds unless muted. */
export function useOwnNews(tournament: Tournament, own: PlayerId): ToldNews {
  const { isOn } = useClockSound('player')
  const seen = useRef(tournament)
  const [news, setNews] = useState<readonly OwnNews[]>([])
  useEffect(() => {
    const latest = ownNews(seen.current, tournament, own)
    seen.current = tournament
    if (latest.length === 0) return
    setNews((earlier) => [...latest, ...earlier.filter((news) => !isOutdated(news, latest))])
    vibrate(1)
    if (isOn && latest.some((news) => news.kind === 'paired' || isOfCard(news))) soundTone(ROUND_BEEPS)
  }, [tournament, own, isOn])
  // Once it is over, only the final place matters.
  return { news: isFinished(tournament) ? [] : news, onRead: () => setNews([]) }
}

/** A seat is announced once, and to nobody who left; a new round makes earlier news obsolete. */
function isOutdated(news: OwnNews, latest: readonly OwnNews[]): boolean {
  return (
    latest.some(({ kind }) => kind === 'paired') ||
    (isOfCard(news) && latest.some((one) => isOfCard(one) || one.kind === 'dropped'))
  )
}
