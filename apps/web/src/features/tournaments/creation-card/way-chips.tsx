import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Chip } from '../../../ui/chip.tsx'
import { isSameWay, offeredWays, USUAL_WAY, type WayToPlay, writeWay } from './way-to-play.ts'

export function useWayName(): (way: WayToPlay) => string {
  const { t } = useTranslation()
  return ({ structure, teamKind }) => {
    if (teamKind === null) return t(`structure.names.${structure}`)
    const teams = t(`teams.names.${teamKind}`)
    return structure === 'swiss' ? teams : `${t(`structure.names.${structure}`)} · ${teams}`
  }
}

type WayChipsProps = { readonly way: WayToPlay; readonly onChange: (way: WayToPlay) => void }

/** How it is played, in one tap. */
export function WayChips({ way, onChange }: WayChipsProps) {
  const { t } = useTranslation()
  const nameOf = useWayName()
  const helpId = useId()
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={helpId}>
      <legend className="sr-only">{t('structure.label')}</legend>
      <div className="flex flex-wrap gap-2">
        {offeredWays(way).map((offered) => (
          <Chip key={writeWay(offered)} isPressed={isSameWay(offered, way)} onPress={() => onChange(offered)}>
            {nameOf(offered)}
          </Chip>
        ))}
      </div>
      <p id={helpId} className="text-sm text-muted empty:hidden">
        {isSameWay(way, USUAL_WAY)
          ? null
          : way.teamKind === null
            ? t(`structure.hints.${way.structure}`)
            : t(`teams.hints.${way.teamKind}`)}
      </p>
    </fieldset>
  )
}
