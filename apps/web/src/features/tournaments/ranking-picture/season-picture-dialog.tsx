import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { ShareAddress } from '../tournament-frame/share-link.tsx'
import { drawRanking, type PictureRow, type RankingPicture } from './draw-ranking.ts'
import { PictureDialog } from './picture-dialog.tsx'

/** More is unreadable on a phone. */
const SHOWN = 16

export type SeasonPictureDialogProps = {
  readonly slug: string
  readonly name: string
  /** Standings, or final ones. */
  readonly lead: string
  readonly facts: string
  readonly rows: readonly PictureRow[]
  /** All people, of whom rows are the first. */
  readonly peopleCount: number
  readonly address: string
  readonly onClose: () => void
}

/** The table of a season, as the ranking of a tournament is drawn. */
export function SeasonPictureDialog({ onClose, slug, name, address, ...said }: SeasonPictureDialogProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const rows = said.rows.slice(0, SHOWN)
  const behind = said.peopleCount - rows.length
  const picture: RankingPicture = {
    ...{ title: name, lead: said.lead, facts: said.facts, rows },
    more: behind > 0 ? t('rankingPicture.more', { count: behind }) : '',
    address: address.replace(/^https?:\/\//, ''),
  }
  return (
    <PictureDialog
      title={t('seasons.picture.title')}
      name={name}
      alt={t('seasons.picture.alt', { name, rows: list(rows.map((row) => t('rankingPicture.row', row))) })}
      link={
        <ShareAddress
          address={address}
          text={name}
          label={t('rankingPicture.shareLink')}
          className="mt-3 justify-center"
        />
      }
      fileName={t('seasons.picture.fileName', { slug })}
      said={JSON.stringify(picture)}
      draw={draw}
      onClose={onClose}
    />
  )
}

const draw = (said: string) => drawRanking(JSON.parse(said) as RankingPicture)
