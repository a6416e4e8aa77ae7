import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect, useRef, useState } from 'react'
import { soundTone } from '../clock/tone.ts'
import { useClockSound } from '../clock/use-clock-sound.ts'
import { vibrate } from '../tournament-frame/vibrate.ts'
import { isOfCard, type OwnNews, ownNews } from './own-news.ts'

const ROUND_BEEPS = 2

export type ToldNews = { readonly news: readonly OwnNews[]; readonly onRead: () => void }

/** What came while the screen is open and was not read yet; what comes is felt as well, where the browser allows, and a round is heard where the phone is not muted. */
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
  // Once it is over, the place one ended in is all there is to say.
  return { news: isFinished(tournament) ? [] : news, onRead: () => setNews([]) }
}

/** Where to sit is said once; a round that comes makes all that was said of the one before old. */
function isOutdated(news: OwnNews, latest: readonly OwnNews[]): boolean {
  return latest.some(({ kind }) => kind === 'paired') || (isOfCard(news) && latest.some(isOfCard))
}
