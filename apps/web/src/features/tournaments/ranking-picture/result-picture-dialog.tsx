import { bracketRecords } from '@tablee/domain/tournaments/standings/bracket-records'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Chip } from '../../../ui/chip.tsx'
import { useRoundPaces } from '../api/rounds/round-paces.ts'
import { rankedBeside } from '../standings-table/pod-rankings.ts'
import { wholeRecordText } from '../standings-table/record-text.ts'
import { useRankingTitle } from '../standings-table/use-ranking-title.ts'
import { useReach } from '../standings-table/use-reach.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useCutRoundName } from '../tournament-frame/round-name.ts'
import { ShareLink, useTournamentAddress } from '../tournament-frame/share-link.tsx'
import { type CardOfRound, drawResult, type ResultPicture, type ResultShape } from './draw-result.ts'
import { ownRounds } from './own-rounds.ts'
import { PictureDialog } from './picture-dialog.tsx'

export type ResultPictureDialogProps = {
  readonly tournament: Tournament
  readonly standings: readonly Standing[]
  readonly row: Standing
  readonly onClose: () => void
}

const SHAPES: readonly ResultShape[] = ['tall', 'wide']

/** For a story, or for a conversation. */
export function ResultPictureDialog({ tournament, standings, row, onClose }: ResultPictureDialogProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const [shape, setShape] = useState<ResultShape>('tall')
  const picture = useResult({ tournament, standings, row })
  const rounds = picture.rounds.map(({ round, result, score, opponent }) =>
    [round, t(`dashboard.history.${result}`), score, opponent].filter(Boolean).join(' '),
  )
  return (
    <PictureDialog
      title={t('resultPicture.title')}
      name={t('resultPicture.name', { ...picture })}
      alt={t('resultPicture.alt', { ...picture, rounds: list(rounds) })}
      link={<ShareLink code={tournament.code} label={t('rankingPicture.shareLink')} className="mt-3 justify-center" />}
      fileName={t('resultPicture.fileName', { code: tournament.code })}
      said={JSON.stringify({ picture, shape })}
      draw={draw}
      onClose={onClose}
    >
      <fieldset className="mb-3 flex flex-wrap justify-center gap-2">
        <legend className="sr-only">{t('resultPicture.shape')}</legend>
        {SHAPES.map((value) => (
          <Chip key={value} isPressed={shape === value} onPress={() => setShape(value)}>
            {t(`resultPicture.${value}`)}
          </Chip>
        ))}
      </fieldset>
    </PictureDialog>
  )
}

function draw(said: string): Promise<Blob> {
  const { picture, shape } = JSON.parse(said) as { readonly picture: ResultPicture; readonly shape: ResultShape }
  return drawResult(picture, shape)
}

type Result = Pick<ResultPictureDialogProps, 'tournament' | 'standings' | 'row'>

function useResult({ tournament, standings, row }: Result): ResultPicture {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const names = usePlayerNames(tournament)
  const through = tournament.rounds.length
  const reach = useReach(tournament, through)
  const titleOf = useRankingTitle()
  const records = bracketRecords({ ...tournament, throughRound: through })
  const address = useTournamentAddress(tournament.code)
  const day = useDay(tournament)
  const beside = rankedBeside({ tournament, through }, { standings, own: row.playerId })
  const inPod = beside.pod === null ? [] : [titleOf(beside)]
  return {
    tournament: tournament.name,
    facts: [...(day === null ? [] : [day]), t('tournament.stats.playerCount', { count: standings.length })].join(' · '),
    name: names.get(row.playerId) ?? '',
    place:
      reach?.of(row) ??
      [t('resultPicture.place', { place: ordinal(row.rank), count: beside.rows.length }), ...inPod].join(' · '),
    record: wholeRecordText(row, records.get(row.playerId)),
    rounds: useCards(tournament, row.playerId),
    address: address.replace(/^https?:\/\//, ''),
  }
}

function useCards(tournament: Tournament, own: PlayerId): readonly CardOfRound[] {
  const { t } = useTranslation()
  const cutRoundName = useCutRoundName(tournament)
  return ownRounds(tournament, own).map(({ round, result, score, opponent, isBye }) => ({
    result,
    score,
    round: cutRoundName(round) ?? t('resultPicture.round', { round }),
    opponent: opponent ?? (score === null && isBye ? t('dashboard.history.bye') : ''),
  }))
}

/** The announced day; for a quick tournament, when round 1 was paired. */
function useDay(tournament: Tournament): string | null {
  const { date } = useFormats()
  const paces = useRoundPaces(tournament)
  const { announcement } = tournament
  if (announcement) return date(new Date(announcement.startsAt))
  const first = paces?.[0]?.pairedMs
  return first === undefined ? null : date(new Date(first))
}
