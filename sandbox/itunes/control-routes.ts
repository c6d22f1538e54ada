import type { FastifyInstance } from 'fastify';
import { ITUNES_BEHAVIOUR_CHANGE, ITUNES_NO_FAULTS, type ItunesBehaviour } from './behaviour.ts';
import type { ItunesService } from './create-itunes.ts';
import type { Door } from './door.ts';
import type { ReceivedPackage } from './package-records.ts';

/** A door as the page and the control calls show it. */
export interface DoorView {
  id: Door;
  packages: ReceivedPackage[];
  /** Packages in the folders of the bridge that are not complete yet. */
  waiting: string[];
}

export interface ItunesView {
  behaviour: ItunesBehaviour;
  doors: DoorView[];
}

export async function describeItunes(itunes: ItunesService): Promise<ItunesView> {
  const doors = itunes.list().map(async (intake) => ({
    id: intake.door,
    packages: intake.book.packages.list(),
    waiting: await intake.listWaiting(),
  }));
  return { behaviour: itunes.behaviour(), doors: await Promise.all(doors) };
}

/** Adds the calls with which tests and the page's buttons control the simulated iTunes. */
export function addItunesControls(app: FastifyInstance, itunes: ItunesService): void {
  app.get('/control/itunes', async () => describeItunes(itunes));
  app.post<{ Body: Partial<ItunesBehaviour> }>(
    '/control/itunes/behaviour',
    { schema: { body: ITUNES_BEHAVIOUR_CHANGE } },
    async ({ body }) => {
      itunes.behave(body);
      return describeItunes(itunes);
    },
  );
  app.post('/control/itunes/calm', async () => {
    itunes.behave(ITUNES_NO_FAULTS);
    return describeItunes(itunes);
  });
}
