import { correction, generate, mode } from 'lean-qr'

/** A square that cameras read. */
export type Square = {
  /** Modules a side, without the margin. */
  readonly size: number
  readonly isDark: (x: number, y: number) => boolean
}

/** Modules of white around it, as the standard asks. */
export const MARGIN = 4

/** How much of it may be dirt and still be read: next to nothing on a screen of ours, a seventh, a quarter on paper. */
const LEVELS = { least: correction.L, some: correction.M, much: correction.Q } as const

/** An address takes letters of both cases, and what stands behind its `#` the signs that need less: each part has its own kind. */
export function squareOf(text: string, level: keyof typeof LEVELS = 'least'): Square {
  const code = generate(mode.auto(text, { modes: [mode.alphaNumeric, mode.ascii, mode.utf8] }), {
    minCorrectionLevel: LEVELS[level],
  })
  return { size: code.size, isDark: (x, y) => code.get(x, y) }
}

/** Its dark modules, a stripe each where they touch in a line, as the path of a drawing. */
export function pathOf({ size, isDark }: Square): string {
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let end = x
      while (end < size && isDark(end, y)) end++
      if (end > x) path += `M${x} ${y}h${end - x}v1h${x - end}z`
      x = end
    }
  }
  return path
}
