import { Maximize } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

export function FullScreen() {
  const { t } = useTranslation()
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const note = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', note)
    return () => document.removeEventListener('fullscreenchange', note)
  }, [])
  if (!document.fullscreenEnabled) return null
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <IconButton
      label={t(isFull ? 'wall.controls.leaveFullscreen' : 'wall.controls.fullscreen')}
      icon={<Maximize aria-hidden="true" className="size-5" />}
      onClick={() => void toggle().catch(() => {})}
    />
  )
}
