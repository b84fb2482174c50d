import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { adFields, formOf } from './ad.ts';
import { quantile } from './section.ts';
import type { BenchSeller } from './sellers.ts';

const PER_SECOND = 10;
const ADS = 20;
const TOO_LATE_MS = 5_000;

interface Area {
  id: number;
  area_name: string;
}

/** What came of editing while others read. */
export interface Edited {
  edits: number;
  /** Milliseconds from the answer to an edit until the area's page shows it, the longest and 99 of 100. */
  longest: number;
  usual: number;
}

/** The areas of the city. */
export async function readAreas(origin: string): Promise<Area[]> {
  return (await (await fetch(`${origin}/api/cities/112`)).json()) as Area[];
}

const areaPage = (origin: string, { id }: Area) => `${origin}/properties?area=${id}&sort=newest`;

/** Ads of a seller in different areas, and edits of them at a steady pace. */
export class Editing {
  readonly #origin: string;
  readonly #seller: BenchSeller;
  readonly #ads: { id: number; area: Area }[] = [];
  #edition = 0;
  #isOver = false;
  readonly #ages: number[] = [];

  constructor(origin: string, seller: BenchSeller) {
    this.#origin = origin;
    this.#seller = seller;
  }

  async #send(path: string, method: string, body: FormData) {
    const response = await fetch(this.#origin + path, { method, headers: this.#seller.headers, body });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as { property: { property_id: number } };
  }

  /** Posts the ads, each in an area of its own. */
  async begin(areas: readonly Area[]): Promise<void> {
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#789' } })
      .jpeg()
      .toBuffer();
    for (const area of areas.slice(0, ADS)) {
      const form = formOf(adFields(`House in ${area.area_name} edition 0`, { area: area.area_name }), [photo]);
      const { property } = await this.#send('/api/properties/save', 'POST', form);
      this.#ads.push({ id: property.property_id, area });
    }
  }

  /** Edits until it is stopped. Who edits looks at the area's page until it shows the new title. */
  async run(): Promise<Edited> {
    const looking: Promise<void>[] = [];
    const began = performance.now();
    while (!this.#isOver) {
      this.#edition += 1;
      const ad = this.#ads[this.#edition % this.#ads.length];
      if (!ad) break;
      const title = `House in ${ad.area.area_name} edition ${this.#edition}`;
      const form = new FormData();
      form.append('title', title);
      await this.#send(`/api/properties/update/${ad.id}`, 'PUT', form);
      looking.push(this.#look(areaPage(this.#origin, ad.area), title));
      await pause(Math.max(0, began + (this.#edition * 1_000) / PER_SECOND - performance.now()));
    }
    await Promise.all(looking);
    return { edits: this.#edition, longest: Math.max(0, ...this.#ages), usual: quantile(this.#ages, 0.99) };
  }

  async #look(page: string, title: string): Promise<void> {
    const began = performance.now();
    for (;;) {
      const askedAt = performance.now();
      const html = await (await fetch(page)).text();
      // The next edit of the same ad may be there already.
      const edition = Number(/House in [^<]* edition (\d+)/.exec(html)?.[1] ?? 0);
      const isThere = html.includes(title) || edition > Number(title.split(' ').at(-1));
      if (isThere || askedAt - began > TOO_LATE_MS) {
        this.#ages.push(askedAt - began);
        return;
      }
    }
  }

  stop(): void {
    this.#isOver = true;
  }
}
