import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'

/** Drawing takes code that few players ask for. */
const pictureDialog = later(async () => (await import('./result-picture-dialog.tsx')).ResultPictureDialog)

type ShareResultProps = {
  readonly tournament: Tournament
  readonly standings: readonly Standing[]
  readonly row: Standing
}

/** How it went for whoever looks, to show to a friend. */
export function ShareResult(props: ShareResultProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="paper"
        aria-haspopup="dialog"
        icon={<ImageUp aria-hidden="true" className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {t('resultPicture.open')}
      </Button>
      {isOpen ? <pictureDialog.Component {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
