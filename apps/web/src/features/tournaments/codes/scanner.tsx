import { ScanQrCode } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type CameraState, useCamera } from './use-camera.ts'

type ScannerProps<Read> = {
  /** What is meant by a text that was scanned; null where it is not from here. */
  readonly read: (text: string) => Read | null
  readonly startLabel: string
  /** How to hold it, before it is opened. */
  readonly help: string
  readonly isOpen: boolean
  /** Nothing else on the page is to be done first. */
  readonly isMain?: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onScanned: (read: Read) => void
}

/** The camera, once somebody asks for it; and what to do without one. */
export function Scanner<Read>(props: ScannerProps<Read>) {
  const { startLabel, help, isOpen, isMain = true, read, onOpen, onScanned } = props
  const { t } = useTranslation()
  const [fault, setFault] = useState<CameraState | null>(null)
  const close = (state: CameraState | null) => {
    setFault(state)
    onOpen(false)
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isOpen ? (
        <OpenCamera read={read} onFault={close} onScanned={onScanned} />
      ) : (
        <div className="grid gap-2">
          <Button
            variant={isMain ? 'primary' : 'secondary'}
            size="large"
            isWide
            icon={<ScanQrCode aria-hidden="true" className="size-6" />}
            onClick={() => {
              setFault(null)
              onOpen(true)
            }}
          >
            {startLabel}
          </Button>
          <p className="text-sm text-muted">{help}</p>
        </div>
      )}
      {fault === 'denied' ? (
        <Notice tone="attention" title={t('codes.cameraDenied')}>
          {t('codes.cameraDeniedHelp', { button: startLabel })}
        </Notice>
      ) : null}
      {fault === 'none' ? (
        <Notice tone="attention" title={t('codes.cameraNone')}>
          {t('codes.cameraNoneHelp')}
        </Notice>
      ) : null}
      {fault === null ? null : <PastedAddress read={read} onScanned={onScanned} />}
    </section>
  )
}

type OpenCameraProps<Read> = Pick<ScannerProps<Read>, 'read' | 'onScanned'> & {
  readonly onFault: (state: CameraState | null) => void
}

function OpenCamera<Read>({ read, onFault, onScanned }: OpenCameraProps<Read>) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [isOther, setOther] = useState(false)
  const state = useCamera(video, (text) => {
    const address = read(text)
    setOther(address === null)
    if (address !== null) onScanned(address)
  })
  const isFaulty = state === 'denied' || state === 'none'
  const told = useRef(false)
  if (isFaulty && !told.current) {
    told.current = true
    queueMicrotask(() => onFault(state))
  }
  return (
    <div className="grid gap-2">
      <video ref={video} muted playsInline className="aspect-square w-full rounded-card bg-black object-cover" />
      <p role="status" className="text-center font-semibold">
        {isOther ? t('codes.otherCode') : t('codes.looking')}
      </p>
      <Button variant="secondary" onClick={() => onFault(null)}>
        {t('codes.stop')}
      </Button>
    </div>
  )
}

function PastedAddress<Read>({ read, onScanned }: Pick<ScannerProps<Read>, 'read' | 'onScanned'>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const open = (event: FormEvent) => {
    event.preventDefault()
    const address = read(typed)
    setWrong(address === null)
    if (address !== null) onScanned(address)
  }
  return (
    <form onSubmit={open} className="grid gap-2">
      <TextInput
        label={t('codes.paste')}
        value={typed}
        onChange={setTyped}
        inputMode="url"
        autoComplete="off"
        error={isWrong ? t('codes.otherCode') : null}
      />
      <Button type="submit" variant="secondary">
        {t('codes.pasteOpen')}
      </Button>
    </form>
  )
}
