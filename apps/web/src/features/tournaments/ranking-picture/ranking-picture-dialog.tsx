import { lastCompleteRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Chip } from '../../../ui/chip.tsx'
import { usePlayedFacts } from '../ending/use-played-facts.ts'
import { type PodRanking, podRankings } from '../standings-table/pod-rankings.ts'
import { useRankingTitle } from '../standings-table/use-ranking-title.ts'
import { useReach } from '../standings-table/use-reach.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { ShareLink, useTournamentAddress } from '../tournament-frame/share-link.tsx'
import { drawRanking, type RankingPicture } from './draw-ranking.ts'
import { PictureDialog } from './picture-dialog.tsx'

/** More is unreadable on a phone. */
const SHOWN = 16

export type RankingPictureDialogProps = {
  readonly tournament: Tournament
  readonly standings: readonly Standing[]
  readonly onClose: () => void
}

export function RankingPictureDialog({ tournament, standings, onClose }: RankingPictureDialogProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const titleOf = useRankingTitle()
  const pods = podRankings({ tournament, through: lastCompleteRound(tournament) }, standings)
  const [chosen, setChosen] = useState(0)
  const shown = pods?.[chosen] ?? { pod: null, group: null, rows: standings }
  const picture = usePicture(tournament, shown)
  const rows = picture.rows.map((row) =>
    t(row.points === '' ? 'rankingPicture.rowOfBracket' : 'rankingPicture.row', row),
  )
  return (
    <PictureDialog
      title={t('rankingPicture.title')}
      name={picture.title}
      alt={t(shown.pod === null ? 'rankingPicture.alt' : 'rankingPicture.altOfPod', {
        ...{ name: picture.title, pod: titleOf(shown), rows: list(rows) },
      })}
      link={<ShareLink code={tournament.code} label={t('rankingPicture.shareLink')} className="mt-3 justify-center" />}
      fileName={t('rankingPicture.fileName', { code: tournament.code })}
      said={JSON.stringify(picture)}
      draw={draw}
      onClose={onClose}
    >
      {pods ? (
        <fieldset className="mb-3 flex flex-wrap justify-center gap-2">
          <legend className="sr-only">{t('draft.ranking')}</legend>
          {pods.map(({ pod, group }, index) => (
            <Chip key={pod} isPressed={index === chosen} onPress={() => setChosen(index)}>
              {titleOf({ pod, group })}
            </Chip>
          ))}
        </fieldset>
      ) : null}
    </PictureDialog>
  )
}

const draw = (said: string) => drawRanking(JSON.parse(said) as RankingPicture)

function usePicture(tournament: Tournament, { pod, group, rows: standings }: PodRanking): RankingPicture {
  const { t } = useTranslation()
  const titleOf = useRankingTitle()
  const ordinal = useOrdinal()
  const names = usePlayerNames(tournament)
  const address = useTournamentAddress(tournament.code)
  const reach = useReach(tournament, lastCompleteRound(tournament))
  const facts = usePlayedFacts(tournament)
  const rows = standings.slice(0, SHOWN).map((row) => {
    const words = reach?.of(row) ?? null
    return {
      place: words ?? ordinal(row.rank),
      name: names.get(row.playerId) ?? '',
      points: reach?.isAlone ? '' : t('tournament.own.points', { count: row.points }),
    }
  })
  const behind = standings.length - rows.length
  return {
    title: tournament.name,
    lead: [t('tournament.standings.finalTitle'), ...(pod === null ? [] : [titleOf({ pod, group })])].join(' · '),
    facts,
    rows,
    more: behind > 0 ? t('rankingPicture.more', { count: behind }) : '',
    address: address.replace(/^https?:\/\//, ''),
  }
}
