import { Volume2, VolumeX } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useClockSound } from './use-clock-sound.ts'

/** On a player's phone, beside the digits. */
export function SoundButton() {
  const { t } = useTranslation()
  const { isOn, turn } = useClockSound('player')
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <IconButton
      label={t('clock.sound')}
      aria-pressed={isOn}
      icon={<Icon aria-hidden="true" className="size-5 text-muted" />}
      className="-my-2"
      onClick={() => turn(!isOn)}
    />
  )
}
