const MOST_CHARACTERS = 250_000

/** With times; older lines are dropped. */
export class RecentLines {
  #lines: string[] = []
  #characters = 0
  #leftOut = 0

  add(text: string): void {
    const line = `${new Date().toISOString()} ${text}`.slice(0, MOST_CHARACTERS)
    this.#lines.push(line)
    this.#characters += line.length + 1
    while (this.#characters > MOST_CHARACTERS) {
      this.#characters -= (this.#lines.shift()?.length ?? 0) + 1
      this.#leftOut += 1
    }
  }

  get text(): string {
    const before = this.#leftOut === 0 ? [] : [`(${this.#leftOut} lines before these are left out)`]
    return [...before, ...this.#lines, ''].join('\n')
  }
}
