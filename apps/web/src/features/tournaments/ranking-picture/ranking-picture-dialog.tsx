import { lastCompleteRound } from '@tablee/domain/tournaments/round-progress'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Download, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { saveAsFile } from '../../../ui/save-as-file.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { usePlayedFacts } from '../ending/use-played-facts.ts'
import { useReach } from '../standings-table/use-reach.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { ShareLink, useTournamentAddress } from '../tournament-frame/share-link.tsx'
import { drawRanking, type RankingPicture } from './draw-ranking.ts'

/** More would be read by nobody on a phone. */
const SHOWN = 16

export type RankingPictureDialogProps = {
  readonly tournament: Tournament
  readonly standings: readonly Standing[]
  readonly onClose: () => void
}

type Drawn = { readonly file: File; readonly address: string }

/** The final ranking as a picture: seen first, then given to another app or kept as a file. */
export function RankingPictureDialog({ tournament, standings, onClose }: RankingPictureDialogProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const picture = usePicture(tournament, standings)
  const { drawn, hasFailed } = useDrawn(picture, t('rankingPicture.fileName', { code: tournament.code }))
  const rows = picture.rows.map((row) =>
    t(row.points === '' ? 'rankingPicture.rowOfBracket' : 'rankingPicture.row', row),
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('rankingPicture.title')}
      closeLabel={t('tournament.close')}
      footer={drawn ? <Actions file={drawn.file} title={picture.title} /> : null}
    >
      {hasFailed ? (
        <Notice tone="error" title={t('rankingPicture.failed')}>
          {t('rankingPicture.failedHelp')}
        </Notice>
      ) : drawn ? (
        <img
          src={drawn.address}
          alt={t('rankingPicture.alt', { name: picture.title, rows: list(rows) })}
          className="mx-auto max-h-[60dvh] rounded-control border border-line"
        />
      ) : (
        <div className="grid min-h-48 place-items-center">
          <Spinner label={t('rankingPicture.drawing')} />
        </div>
      )}
      <ShareLink code={tournament.code} label={t('rankingPicture.shareLink')} className="mt-3 justify-center" />
    </Dialog>
  )
}

function Actions({ file, title }: { readonly file: File; readonly title: string }) {
  const { t } = useTranslation()
  const shared = { files: [file], title }
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare(shared)
  return (
    <>
      <Button
        variant={canShare ? 'secondary' : 'primary'}
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => saveAsFile(file.name, file)}
      >
        {t('rankingPicture.save')}
      </Button>
      {canShare ? (
        <Button
          icon={<Share2 aria-hidden="true" className="size-5" />}
          // Who changes their mind, or whose system does, still has the file to keep.
          onClick={() => void navigator.share(shared).catch(() => {})}
        >
          {t('rankingPicture.share')}
        </Button>
      ) : null}
    </>
  )
}

function usePicture(tournament: Tournament, standings: readonly Standing[]): RankingPicture {
  const { t } = useTranslation()
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
    lead: t('tournament.standings.finalTitle'),
    facts,
    rows,
    more: behind > 0 ? t('rankingPicture.more', { count: behind }) : '',
    address: address.replace(/^https?:\/\//, ''),
  }
}

/** Drawn again when what it says changes: a reopened tournament, another language. */
function useDrawn(picture: RankingPicture, fileName: string) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const said = JSON.stringify(picture)
  useEffect(() => {
    let isWanted = true
    let address = ''
    const show = (content: Blob) => {
      if (!isWanted) return
      address = URL.createObjectURL(content)
      setDrawn({ file: new File([content], fileName, { type: content.type }), address })
    }
    drawRanking(JSON.parse(said) as RankingPicture).then(show, () => setHasFailed(true))
    return () => {
      isWanted = false
      URL.revokeObjectURL(address)
    }
  }, [said, fileName])
  return { drawn, hasFailed }
}
