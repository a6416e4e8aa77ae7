import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useQuiet } from '../../../ui/quiet.ts'
import { QuietMark } from '../clock/quiet-mark.tsx'
import { useRoundName } from '../tournament-frame/round-name.ts'
import { type OwnCall, ownCall } from './own-call.ts'
import { sayAloud, silence, useSpeechState } from './own-speech.ts'
import { useSpokenTable } from './use-spoken-table.ts'
import { canSpeak, useHasVoice } from './voices.ts'

export type OfOwnTable = { readonly tournament: Tournament; readonly player: Player }

/** In the language of the page. */
function useOwnCall({ tournament, player }: OfOwnTable): OwnCall | null {
  const { t } = useTranslation()
  const { list } = useFormats()
  const round = useRoundName(tournament)(currentRound(tournament))
  return ownCall({ tournament, player, round }, { t, list })
}

/** Calls a place that comes while the page is open; whoever opens it reads it. Ends with the page, and where an hour becomes quiet. */
export function SpokenCalls(of: OfOwnTable) {
  const { locale } = useLanguage()
  const call = useOwnCall(of)
  const isQuiet = useQuiet() !== null
  const key = call?.key ?? null
  const known = useRef(key)
  const text = useRef('')
  text.current = call?.text ?? ''
  useEffect(() => {
    if (key === known.current) return
    known.current = key
    if (key === null || isQuiet) silence()
    else sayAloud(text.current, locale)
  }, [key, isQuiet, locale])
  useEffect(() => {
    if (isQuiet) silence()
  }, [isQuiet])
  useEffect(() => silence, [])
  return null
}

export type ListenProps = OfOwnTable & { readonly variant?: ButtonVariant }

/** Says it again; in a quiet hour, and without a voice, it is away. */
export function Listen({ variant = 'mat', ...of }: ListenProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const call = useOwnCall(of)
  const isSpeaking = useSpeechState() === 'speaking'
  const isQuiet = useQuiet() !== null
  const hasVoice = useHasVoice(locale)
  if (call === null || isQuiet || !hasVoice) return null
  return (
    <Button
      variant={variant}
      className="justify-self-center"
      icon={isSpeaking ? <VolumeX {...ICON} /> : <Volume2 {...ICON} />}
      onClick={() => (isSpeaking ? silence() : sayAloud(call.text, locale))}
    >
      {t(isSpeaking ? 'spoken.stop' : 'spoken.listen')}
    </Button>
  )
}

const ICON = { 'aria-hidden': true, className: 'size-5' } as const

/** A setting of the device, where it has speech; turned on it speaks, without which some phones never do. */
export function SpokenSwitch(of: OfOwnTable) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const call = useOwnCall(of)
  const { isOn, turn } = useSpokenTable()
  const hasFailed = useSpeechState() === 'failed'
  const hasVoice = useHasVoice(locale)
  const isQuiet = useQuiet() !== null
  if (!canSpeak()) return null
  return (
    <div className="grid gap-1">
      <Checkbox
        label={t('spoken.title')}
        isChecked={isOn}
        onChange={(wished) => {
          turn(wished)
          if (!wished) silence()
          else if (!isQuiet) sayAloud(call?.text ?? t('spoken.title'), locale)
        }}
        error={isOn && !hasVoice ? t('spoken.noVoice') : isOn && hasFailed ? t('spoken.failed') : null}
      />
      {isOn ? <QuietMark /> : null}
    </div>
  )
}
