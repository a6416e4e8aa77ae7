import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect, useId, useState } from 'react'
import { openApartDatabase } from '../../../device-storage/apart-database.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { aboutAct } from './about-act.ts'
import { CaveStore } from './cave-store.ts'
import { kindOfAct } from './kind-of-act.ts'

const database = openApartDatabase()

export type WaitingHereProps = {
  readonly tournament: Tournament
  /** Of the server's last known act: what was handed in waits no longer. */
  readonly sequence: number
}

/** What this device has decided without a network, latest first, above the journal that the server keeps. */
export function WaitingHere({ tournament, sequence }: WaitingHereProps) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const titleId = useId()
  const names = usePlayerNames(tournament)
  const acts = useWaitingActs(tournament.code, sequence)
  const [first] = acts
  if (!first) return null
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id={titleId} className="font-semibold">
        {t('cave.waiting', { count: acts.length, time: time(new Date(first.given.at)) })}
      </h2>
      <Card>
        <ol className="divide-y divide-line">
          {acts.toReversed().map(({ id, name, input, given }) => (
            <li key={id} className="flex gap-3 py-2">
              <time dateTime={given.at} className="shrink-0 text-muted tabular-nums">
                {time(new Date(given.at))}
              </time>
              <span className="min-w-0 wrap-anywhere">
                {[t(`cave.act.${kindOfAct(name)}`), aboutAct(input, tournament, names)].filter(Boolean).join(' – ')}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}

function useWaitingActs(code: string, sequence: number): readonly ApartAct[] {
  const [acts, setActs] = useState<readonly ApartAct[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer act of the server may be one of these
  useEffect(() => {
    let isShown = true
    void (database && new CaveStore(database, code).read())?.then(({ acts: kept }) => {
      if (isShown) setActs(kept)
    })
    return () => {
      isShown = false
    }
  }, [code, sequence])
  return acts
}
