import { type BuildNotes, filesOfBuild } from '@tablee/contract/serving/built-files'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import type { WeighedRoute } from './weighed-routes.ts'

/** In the most read language, by the server's rule, with what the route's loader asks for. */
export function scriptsOf(notes: BuildNotes, { name, screen, beside }: WeighedRoute): readonly string[] {
  const { inPage, start, routes, broughtBy } = filesOfBuild(notes, SOURCE_LANGUAGE)
  const ofScreen = routes.get(screen)
  if (!ofScreen) throw new Error(`${name}: the build has no screen ${screen}`)
  const ofLoader = beside.flatMap((key) => {
    const files = broughtBy(key)
    if (!files) throw new Error(`${name}: the build has no file of its own for ${key}`)
    return files
  })
  return [...new Set([...inPage, ...start, ...ofScreen, ...ofLoader])]
}
