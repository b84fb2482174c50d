import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTING_DEFINITIONS } from '@karachi-estates/api/settings';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const folder = path.resolve(import.meta.dirname, '../../../deploy/kubernetes');
const MODELS = { Deployment, StatefulSet, HorizontalPodAutoscaler, Job, PodDisruptionBudget, ConfigMap, Service };

interface Probe {
  httpGet?: { path: string; port: string };
}
interface Container {
  name: string;
  image: string;
  ports?: { name: string; containerPort: number }[];
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  resources?: { requests?: object; limits?: object };
}
interface Manifest {
  kind: keyof typeof MODELS;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    replicas?: number;
    type?: string;
    externalTrafficPolicy?: string;
    selector?: Record<string, unknown>;
    ports?: { targetPort?: string }[];
    maxUnavailable?: number;
    scaleTargetRef?: { kind: string; name: string };
    metrics?: { pods?: { metric: { name: string } } }[];
    template?: {
      metadata: { labels: Record<string, string> };
      spec: { terminationGracePeriodSeconds: number; containers: Container[] };
    };
  };
}

const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((document) => document.toJS() as Manifest),
);
const ofKind = (kind: Manifest['kind']) => manifests.filter((each) => each.kind === kind);
const named = (kind: Manifest['kind'], name: string) => ofKind(kind).find((each) => each.metadata.name === name);
const labelsOf = ({ spec }: Manifest) => spec.template?.metadata.labels ?? {};
const running = [...ofKind('Deployment'), ...ofKind('StatefulSet')];

describe('the Kubernetes manifests', () => {
  it.each(manifests.map((each) => [`${each.kind} ${each.metadata.name}`, each]))('%s follows the schema', (_, each) => {
    const Model = MODELS[each.kind];
    expect(() => new Model(each as never).validate()).not.toThrow();
  });

  it('are refused by the schema where a field has a wrong type', () => {
    const wrong = { metadata: { name: 'site' }, spec: { selector: {}, template: {}, replicas: 'two' } };
    expect(() => new Deployment(wrong as never).validate()).toThrow('replicas');
  });

  it('select what is there', () => {
    const labels = running.map(labelsOf);
    for (const service of ofKind('Service')) expect(labels).toContainEqual(service.spec.selector);
    for (const each of [...running, ...ofKind('PodDisruptionBudget')]) {
      expect(labels).toContainEqual(each.spec.selector?.matchLabels);
    }
  });

  it('ask every container whether it serves, name its version and what it may use', () => {
    for (const { metadata, spec } of running) {
      for (const container of spec.template?.spec.containers ?? []) {
        expect(container.readinessProbe, metadata.name).toBeDefined();
        expect(container.livenessProbe, metadata.name).toBeDefined();
        expect(container.resources?.requests, metadata.name).toBeDefined();
        expect(container.resources?.limits, metadata.name).toBeDefined();
        expect(container.image, metadata.name).toMatch(/:[\w.-]*\d/);
      }
    }
  });

  it('never take all processes of a kind away at once', () => {
    for (const { metadata, spec } of ofKind('Deployment')) {
      const budget = named('PodDisruptionBudget', metadata.name);
      expect(budget?.spec.maxUnavailable, metadata.name).toBe(1);
      expect(spec.replicas ?? 2, metadata.name).toBeGreaterThan(1);
    }
  });

  it('ask the site for its database only to send people there, never to end it', () => {
    const [container] = named('Deployment', 'site')?.spec.template?.spec.containers ?? [];
    expect(container?.readinessProbe?.httpGet?.path).toBe('/readyz');
    expect(container?.livenessProbe?.httpGet?.path).toBe('/healthz');
  });

  it('give the site settings that it reads, and the time that it takes to end', () => {
    const names = new Set<string>(SETTING_DEFINITIONS.map(({ name }) => name));
    const { data = {} } = named('ConfigMap', 'site') ?? {};
    expect(Object.keys(data).filter((name) => !names.has(name))).toEqual([]);
    const grace = named('Deployment', 'site')?.spec.template?.spec.terminationGracePeriodSeconds ?? 0;
    expect(grace * 1_000).toBeGreaterThanOrEqual(Number(data.DRAIN_MS) + 25_000);
    const port = named('Deployment', 'site')?.spec.template?.spec.containers[0]?.ports?.find(
      ({ name }) => name === 'metrics',
    );
    expect(String(port?.containerPort)).toBe(data.METRICS_PORT);
  });

  it('believe as many proxies as there are: a service that passes connections on is none', () => {
    const { type, externalTrafficPolicy } = named('Service', 'proxy')?.spec ?? {};
    expect([type, externalTrafficPolicy]).toEqual(['LoadBalancer', 'Local']);
    expect(named('ConfigMap', 'site')?.data?.TRUST_PROXY).toBe('1');
  });

  it('add processes of the site by how late they come to their work', () => {
    const scaler = named('HorizontalPodAutoscaler', 'site');
    expect(scaler?.spec.scaleTargetRef).toMatchObject({ kind: 'Deployment', name: 'site' });
    expect(named('Deployment', 'site')?.spec.replicas).toBeUndefined();
    const figure = scaler?.spec.metrics?.[0]?.pods?.metric.name ?? '';
    const operations = readFileSync(path.resolve(folder, '../../docs/operations.md'), 'utf8');
    expect(operations).toContain(figure);
  });
});
