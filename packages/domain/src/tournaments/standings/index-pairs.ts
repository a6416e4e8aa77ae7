/** Pairs of player indexes in the order in which they were added; grows as needed. */
export class IndexPairs {
  #firsts: Int32Array
  #seconds: Int32Array
  #length = 0

  /** @param expected how many there will be, if known. */
  constructor(expected: number) {
    this.#firsts = new Int32Array(expected)
    this.#seconds = new Int32Array(expected)
  }

  get length(): number {
    return this.#length
  }

  add(first: number, second: number): void {
    if (this.#length === this.#firsts.length) this.#makeRoom()
    this.#firsts[this.#length] = first
    this.#seconds[this.#length] = second
    this.#length++
  }

  first(place: number): number {
    return this.#firsts[place] ?? 0
  }

  second(place: number): number {
    return this.#seconds[place] ?? 0
  }

  /** How many different seconds each first has. */
  differentSeconds(count: number): Int32Array {
    const starts = new Int32Array(count + 1)
    for (let place = 0; place < this.#length; place++) increase(starts, this.first(place) + 1)
    for (let index = 0; index < count; index++) starts[index + 1] = (starts[index] ?? 0) + (starts[index + 1] ?? 0)
    const next = starts.slice()
    const seconds = new Int32Array(this.#length)
    for (let place = 0; place < this.#length; place++) {
      const first = this.first(place)
      seconds[next[first] ?? 0] = this.second(place)
      increase(next, first)
    }
    const different = new Int32Array(count)
    // Who met a second last, from 1.
    const seen = new Int32Array(count)
    for (let first = 0; first < count; first++) {
      for (let place = starts[first] ?? 0; place < (starts[first + 1] ?? 0); place++) {
        const second = seconds[place] ?? 0
        if (seen[second] !== first + 1) increase(different, first)
        seen[second] = first + 1
      }
    }
    return different
  }

  #makeRoom(): void {
    const [firsts, seconds] = [this.#firsts, this.#seconds]
    const size = Math.max(8, 2 * firsts.length)
    this.#firsts = new Int32Array(size)
    this.#seconds = new Int32Array(size)
    this.#firsts.set(firsts)
    this.#seconds.set(seconds)
  }
}

function increase(numbers: Int32Array, index: number): void {
  numbers[index] = (numbers[index] ?? 0) + 1
}
