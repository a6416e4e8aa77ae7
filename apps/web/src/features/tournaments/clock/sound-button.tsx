import { Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useQuiet } from '../../../ui/quiet.ts'
import { QuietMark } from './quiet-mark.tsx'
import { useClockSound } from './use-clock-sound.ts'

/** Beside digits, off until it is tapped. */
export function SoundButton({ label }: { readonly label: string }) {
  const { isOn, turn } = useClockSound('player')
  if (useQuiet() !== null) return <QuietMark />
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <IconButton
      label={label}
      aria-pressed={isOn}
      icon={<Icon aria-hidden="true" className="size-5 text-muted" />}
      className="-my-2"
      onClick={() => turn(!isOn)}
    />
  )
}
