import {expect, it} from 'vitest';
import {uncited} from '../helpers/uncited.ts';
import {modelOf, routesOf} from '../helpers/site.ts';

it.each(routesOf('doc', 'post'))(
  '%s states nothing about other products without source and date',
  (route) => {
    expect(uncited(modelOf(route).main)).toEqual([]);
  },
);
