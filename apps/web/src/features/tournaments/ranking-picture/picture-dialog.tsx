import { Download, Share2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { saveAsFile } from '../../../ui/save-as-file.ts'
import { Spinner } from '../../../ui/spinner.tsx'

type PictureDialogProps = {
  readonly title: string
  /** Sent along with the picture. */
  readonly name: string
  readonly alt: string
  /** Shares the address instead. */
  readonly link: ReactNode
  readonly fileName: string
  /** All drawn text; a change redraws. */
  readonly said: string
  readonly draw: (said: string) => Promise<Blob>
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Made on this device: previewed, then shared or saved. */
export function PictureDialog({ title, name, alt, link, fileName, said, draw, onClose, children }: PictureDialogProps) {
  const { t } = useTranslation()
  const { drawn, hasFailed } = useDrawn({ said, fileName, draw })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t('tournament.close')}
      footer={drawn ? <Actions file={drawn.file} title={name} /> : null}
    >
      {children}
      {hasFailed ? (
        <Notice tone="error" title={t('rankingPicture.failed')}>
          {t('rankingPicture.failedHelp')}
        </Notice>
      ) : drawn ? (
        <img
          src={drawn.address}
          alt={alt}
          className="mx-auto max-h-[50dvh] rounded-control border border-line object-contain"
        />
      ) : (
        <div className="grid min-h-48 place-items-center">
          <Spinner label={t('rankingPicture.drawing')} />
        </div>
      )}
      {link}
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
          // If the person or the system cancels, the file can still be saved.
          onClick={() => void navigator.share(shared).catch(() => {})}
        >
          {t('rankingPicture.share')}
        </Button>
      ) : null}
    </>
  )
}

type Drawn = { readonly file: File; readonly address: string }

/** Redrawn if its text changes: a reopened tournament, another language. */
function useDrawn({ said, fileName, draw }: Pick<PictureDialogProps, 'said' | 'fileName' | 'draw'>) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    let address = ''
    const show = (content: Blob) => {
      if (!isWanted) return
      address = URL.createObjectURL(content)
      setDrawn({ file: new File([content], fileName, { type: content.type }), address })
    }
    draw(said).then(show, () => setHasFailed(true))
    return () => {
      isWanted = false
      URL.revokeObjectURL(address)
    }
  }, [said, fileName, draw])
  return { drawn, hasFailed }
}
