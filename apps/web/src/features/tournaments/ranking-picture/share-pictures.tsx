import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ImageUp, type LucideIcon, Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'

/** Drawing code loads on demand. */
const rankingDialog = later(async () => (await import('./ranking-picture-dialog.tsx')).RankingPictureDialog)
const resultDialog = later(async () => (await import('./result-picture-dialog.tsx')).ResultPictureDialog)

type Ended = { readonly tournament: Tournament; readonly standings: readonly Standing[] }

export function ShareRanking(ended: Ended) {
  const { t } = useTranslation()
  return (
    <ShareButton icon={Share2} text={t('ending.share')}>
      {(close) => <rankingDialog.Component {...ended} onClose={close} />}
    </ShareButton>
  )
}

export function ShareResult(ended: Ended & { readonly row: Standing }) {
  const { t } = useTranslation()
  return (
    <ShareButton icon={ImageUp} text={t('resultPicture.open')}>
      {(close) => <resultDialog.Component {...ended} onClose={close} />}
    </ShareButton>
  )
}

type ShareButtonProps = {
  readonly icon: LucideIcon
  readonly text: string
  readonly children: (close: () => void) => ReactNode
}

function ShareButton({ icon: Icon, text, children }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="paper"
        aria-haspopup="dialog"
        icon={<Icon aria-hidden="true" className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {text}
      </Button>
      {isOpen ? children(() => setIsOpen(false)) : null}
    </>
  )
}
